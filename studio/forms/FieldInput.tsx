import { type ChangeEvent, type KeyboardEvent, type MouseEventHandler, useId, useMemo, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { pictureRoles } from "../../app/content/picture-roles.ts";
import { type Language, languages } from "../../app/site/languages.ts";
import { todayInIndia } from "../../app/text/days.ts";
import { preparedPicture } from "../photos.ts";
import { useStudio } from "../studio-context.ts";
import { languageName } from "../words.ts";
import type { LeafField } from "./fields.ts";

interface InputProps {
  field: LeafField;
  /** The name of the leaf, and the language of this input. */
  name: string;
  half: Language;
  problem: string | undefined;
}

/** The control of a field, uncontrolled: react-hook-form reads and writes its value. */
export function FieldInput({ field, name: leaf, half, problem }: InputProps) {
  const { words } = useStudio();
  const { register } = useFormContext();
  const { input } = field;
  const name = `${leaf}.${half}`;
  const labelId = `${leaf}-label`;
  const describedBy =
    [field.hint && `${leaf}-hint`, problem && `${name}-problem`].filter(Boolean).join(" ") || undefined;
  const common = { id: name, "aria-describedby": describedBy, "aria-invalid": problem ? true : undefined };
  if (input.type === "picture") return <PictureInput {...input} leaf={leaf} name={name} describedBy={describedBy} />;
  if (input.type === "yes")
    return (
      <label className="yes" htmlFor={name}>
        <input type="checkbox" {...common} {...register(name)} aria-labelledby={labelId} />
        <span>{field.hint}</span>
      </label>
    );
  if (input.type === "choices")
    return (
      <fieldset className="options" aria-labelledby={labelId} aria-describedby={describedBy} id={name} tabIndex={-1}>
        {input.options.map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" value={value} {...register(name)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    );
  if (input.type === "choice")
    return (
      <select {...common} {...register(name)}>
        <option value="">{field.optionalIn.length > 0 ? words.noChoice : words.choose}</option>
        {input.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  if (input.type === "number" || input.type === "date" || input.type === "email") {
    const [type, inputMode] = input.type === "number" ? (["text", "decimal"] as const) : [input.type];
    // Who enters a past day has mostly mistaken the year, so pickers do not offer it.
    const min = input.type === "date" ? todayInIndia() : undefined;
    return <input {...common} type={type} inputMode={inputMode} min={min} autoComplete="off" {...register(name)} />;
  }
  if (field.name === "focus") return <FocusInput {...common} />;
  // In texts of one line Enter does nothing; a pasted line break is saved as a space.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !["paragraphs", "lines"].includes(input.type)) event.preventDefault();
  };
  return <textarea rows={1} {...common} {...register(name)} onKeyDown={onKeyDown} />;
}

interface PictureInputProps extends Extract<LeafField["input"], { type: "picture" }> {
  leaf: string;
  name: string;
  describedBy: string | undefined;
}

/** A picture. A new one is only staged: it is written, with what it shows, when the form is saved. */
function PictureInput({ folder: kind, role, leaf, name, describedBy }: PictureInputProps) {
  const { words, language, snapshot, photos } = useStudio();
  const { register } = useFormContext();
  const { field: value } = useController({ name });
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const chosen = String(value.value ?? "");
  const isNew = role !== undefined && photos.isNew(chosen, snapshot);
  const folder = `content/${kind}/`;
  const known = [...snapshot.pictures.keys()].filter((path) => path.startsWith(folder));
  const choices = new Set([...known.map((path) => path.slice(folder.length)), ...(chosen ? [chosen] : [])]);
  const least = role ? pictureRoles[role].widths[1] : undefined;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setProblem("");
    setBusy(true);
    const picture = await preparedPicture(file, words, least);
    setBusy(false);
    target.value = "";
    if (typeof picture === "string") return setProblem(`${file.name}: ${picture}`);
    await photos.add(`content/photos/${picture.name}`, picture);
    value.onChange(picture.name);
  };
  return (
    <fieldset
      className="picture"
      aria-labelledby={`${leaf}-label`}
      aria-describedby={describedBy}
      id={name}
      tabIndex={-1}
    >
      {chosen && <PictureView path={folder + chosen} />}
      <div>
        {kind === "photos" && (
          <p className="buttons">
            <label className="button" htmlFor={id}>
              {isBusy ? words.photoIsPrepared : chosen ? words.otherPhoto : words.choosePhoto}
              <input className="visually-hidden" id={id} type="file" accept="image/*" onChange={choose} />
            </label>
          </p>
        )}
        <label>
          <span>{words.photoOfSite}</span>
          <select ref={value.ref} value={chosen} onChange={({ target }) => value.onChange(target.value)}>
            <option value="">{words.nothing}</option>
            {Array.from(choices, (file) => (
              <option key={file} value={file}>
                {file}
              </option>
            ))}
          </select>
        </label>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {isNew && <p className="hint">{words.describe}</p>}
        {isNew &&
          languages.map((code) => (
            <label key={code}>
              {words.photoShows} ({languageName(code, language)})
              <textarea rows={1} required id={`${leaf}.alt.${code}`} {...register(`${leaf}.alt.${code}`)} lang={code} />
            </label>
          ))}
      </div>
    </fieldset>
  );
}

/** The point of a photo that stays in view: pressed in the photo, or written as two percentages. */
function FocusInput(common: { id: string }) {
  const { register, setValue } = useFormContext();
  const { words } = useStudio();
  const photo: unknown = useWatch({ name: common.id.replace(/focus\.en$/, "id.en") });
  const setPoint: MouseEventHandler<HTMLImageElement> = ({ currentTarget, nativeEvent: { offsetX, offsetY } }) => {
    const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
    const point = `${percent(offsetX, currentTarget.width)} ${percent(offsetY, currentTarget.height)}`;
    setValue(common.id, point, { shouldDirty: true });
  };
  return (
    <div className="focus">
      <input {...common} type="text" {...register(common.id)} />
      {photo ? <p className="hint">{words.pressThePicture}</p> : null}
      {photo ? <PictureView path={`content/photos/${photo}`} onClick={setPoint} /> : null}
    </div>
  );
}

/** A picture of the content, or one that is staged. */
export function PictureView({ path, ...press }: { path: string; onClick?: MouseEventHandler<HTMLImageElement> }) {
  const { store, photos, snapshot } = useStudio();
  const staged = photos.get(path);
  const chosen = useMemo(() => staged && URL.createObjectURL(staged), [staged]);
  const id = snapshot.pictures.get(path);
  const address = chosen ?? (id && store.addressOf(path, id));
  // What a press does, the field beside it takes by keyboard.
  return address ? <img src={address} alt="" {...press} /> : <span className="no-picture" />;
}
