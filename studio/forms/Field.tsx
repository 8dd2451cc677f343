import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { isGroup } from "../../app/content/schema/translation.ts";
import { defaultLanguage, type Language } from "../../app/site/languages.ts";
import { useStudio } from "../studio-context.ts";
import { languageName } from "../words.ts";
import { FieldInput } from "./FieldInput.tsx";
import type { Field as AnyField, GroupField, LeafField, ListField } from "./fields.ts";
import { VariableButtons } from "./VariableButtons.tsx";
import { blankValues, type FormValues, inputLanguages } from "./values.ts";

interface FormLook {
  /** What is wrong, and what is invented, by the name of the field in the form's values. */
  problems: ReadonlyMap<string, string>;
  invented: ReadonlySet<string>;
  /** Whether the form has too many groups to find one by scrolling. */
  isLong: boolean;
  /** Whether hints are shown at first. */
  hasHints: boolean;
}
export const FormContext = createContext<FormLook>({
  ...{ problems: new Map(), invented: new Set() },
  ...{ isLong: false, hasHints: true },
});

/** One field of a form with the fields within. `name` is the path of its values; its elements have it as id. */
function Field({ field, name, depth }: { field: AnyField; name: string; depth: number }) {
  if (field.kind === "group") return <Group field={field} name={name} depth={depth} />;
  if (field.kind === "list") return <List field={field} name={name} depth={depth} />;
  return <Leaf field={field} name={name} />;
}

export function Fields({ fields, name, depth }: { fields: readonly AnyField[]; name: string; depth: number }) {
  return fields.map((field) => (
    <Field key={field.name} field={field} name={name ? `${name}.${field.name}` : field.name} depth={depth} />
  ));
}

/** Groups that a page has too many of to find one by scrolling are closed at first. */
function Group({ field, name, depth }: { field: GroupField; name: string; depth: number }) {
  const { isLong } = useContext(FormContext);
  const inner = <Fields fields={field.fields} name={name} depth={depth + 1} />;
  if (isLong && depth < 2)
    return (
      <details className="group" id={name}>
        <summary>{field.label}</summary>
        <Hint field={field} name={name} />
        <Problem name={name} />
        <div className="fields">{inner}</div>
      </details>
    );
  return (
    <fieldset className="group" id={name} tabIndex={-1}>
      <legend>{field.label}</legend>
      <Hint field={field} name={name} />
      <Problem name={name} />
      <div className="fields">{inner}</div>
    </fieldset>
  );
}

function List({ field, name, depth }: { field: ListField; name: string; depth: number }) {
  const { words } = useStudio();
  // Entries have an `id` of their own, so the library's key has another name.
  const { fields, append, remove, move } = useFieldArray({ name, keyName: "key" });
  // New entries are open.
  const [initial] = useState(() => new Set(fields.map(({ key }) => key)));
  const entryLabel = field.entry.label;
  const list = useRef<HTMLFieldSetElement>(null);
  const [pressed, setPressed] = useState<{ index: number; sign: string }>();
  useEffect(() => {
    if (!pressed) return;
    // A button that was moved or taken out loses its focus: for those who press the next one by keyboard.
    const entries = [...(list.current?.querySelectorAll(":scope > ol > li") ?? [])];
    const entry = entries.at(Math.min(pressed.index, entries.length - 1));
    const own = entry?.querySelectorAll<HTMLElement>(":scope > p > button, :scope > details > p > button") ?? [];
    const closed = entry?.querySelector<HTMLElement>(":scope > details:not([open]) > summary");
    const next = [...own].find(({ textContent }) => textContent === pressed.sign) ?? [...own].at(0);
    (closed ?? next ?? list.current)?.focus();
  }, [pressed]);
  return (
    <fieldset className="list" id={name} tabIndex={-1} ref={list}>
      <legend>{field.label}</legend>
      <Hint field={field} name={name} />
      <Problem name={name} />
      <ol>
        {fields.map(({ key, ...entry }, index) => {
          const own = `${name}.${index}`;
          const isLong = Object.values(entry).some((text) => String(text).length > 60);
          const actions = [
            { isShown: index > 0, label: words.up, sign: "↑", to: index - 1 },
            { isShown: index < fields.length - 1, label: words.down, sign: "↓", to: index + 1 },
            { isShown: fields.length > field.min, label: words.takeOut, sign: "✕", to: undefined },
          ];
          const buttons = (
            <p className="entry-buttons">
              {actions
                .filter(({ isShown }) => isShown)
                .map(({ label, sign, to }) => (
                  <button
                    key={sign}
                    type="button"
                    aria-label={`${label}: ${entryLabel} ${index + 1}`}
                    onClick={() => {
                      if (to === undefined) remove(index);
                      else move(index, to);
                      setPressed({ index: to ?? index, sign });
                    }}
                  >
                    {sign}
                  </button>
                ))}
            </p>
          );
          if (field.entry.kind !== "group")
            return (
              <li key={key} className="entry" data-long={isLong || undefined}>
                <Field field={field.entry} name={own} depth={depth + 1} />
                {buttons}
              </li>
            );
          return (
            <li key={key}>
              <details className="entry" open={!initial.has(key)} id={own}>
                <summary>
                  <Summary field={field} name={own} index={index} />
                </summary>
                <div className="fields">
                  <Fields fields={field.entry.fields} name={own} depth={depth + 2} />
                </div>
                {buttons}
              </details>
            </li>
          );
        })}
      </ol>
      {fields.length < field.max && (
        <button type="button" className="add" onClick={() => append(blankValues(field.entry) as FormValues)}>
          {words.add}: {entryLabel}
        </button>
      )}
    </fieldset>
  );
}

/** What names an entry of a list: its title, or what was chosen. */
function Summary({ field, name, index }: { field: ListField; name: string; index: number }) {
  const { language } = useStudio();
  const values: unknown = useWatch({ name: `${name}.${field.summary ?? ""}` });
  const { problems } = useContext(FormContext);
  const inner =
    field.entry.kind === "group" ? field.entry.fields.find((inner) => inner.name === field.summary) : undefined;
  const own = isGroup(values) ? values[language] || values[defaultLanguage] : undefined;
  const options = inner?.kind === "leaf" && inner.input.type === "choice" ? inner.input.options : [];
  const text = options.find(({ value }) => value === own)?.label ?? own;
  const isWrong = [...problems.keys()].some((wrong) => wrong.startsWith(`${name}.`));
  return (
    <>
      {isWrong ? "⚠ " : ""}
      {text ? String(text) : `${field.entry.label} ${index + 1}`}
    </>
  );
}

function Leaf({ field, name }: { field: LeafField; name: string }) {
  const { language, words } = useStudio();
  const { invented } = useContext(FormContext);
  if (field.input.type === "fixed") return null;
  const inputs = inputLanguages(field);
  const isOne = inputs.length === 1;
  return (
    <div className="field" data-type={field.input.type}>
      <p className="label">
        {isOne && hasOneControl(field) ? (
          <label htmlFor={`${name}.${inputs[0]}`}>{field.label}</label>
        ) : (
          <span id={`${name}-label`}>{field.label}</span>
        )}
        {field.optionalIn.includes(defaultLanguage) && <small> {words.mayBeEmpty}</small>}
      </p>
      <Hint field={field} name={name} />
      <div className="halves">
        {inputs.map((half) => (
          <div key={half} className="half" data-half={isOne ? undefined : half} lang={isOne ? undefined : half}>
            {!isOne && (
              <label htmlFor={`${name}.${half}`} lang={language}>
                <span className="visually-hidden">{`${field.label} (${languageName(half, language)})`}</span>
                <span aria-hidden="true">{languageName(half, language)}</span>
              </label>
            )}
            <LeafInput field={field} name={name} half={half} />
            {invented.has(`${name}.${half}`) && <p className="invented">{words.stillInvented}</p>}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Choices and pictures have several controls, named by their group. */
const hasOneControl = ({ input, optionalIn }: LeafField) =>
  !["choices", "picture", "yes"].includes(input.type) &&
  !(input.type === "choice" && input.options.length <= 6 && optionalIn.length === 0);

function LeafInput({ field, name, half }: { field: LeafField; name: string; half: Language }) {
  const { problems } = useContext(FormContext);
  const { input } = field;
  const own = `${name}.${half}`;
  const problem = problems.get(own);
  const describedBy = [field.hint && `${name}-hint`, problem && `${own}-problem`].filter(Boolean).join(" ");
  return (
    <>
      <FieldInput
        field={field}
        name={own}
        labelId={`${name}-label`}
        describedBy={describedBy || undefined}
        isWrong={problem !== undefined}
        isSelect={hasOneControl(field)}
      />
      <Problem name={own} />
      {"variables" in input && input.variables && (
        <VariableButtons name={name} half={half} variables={input.variables} />
      )}
    </>
  );
}

/** What to write in a field: shown until the form was read once, then behind a "?". Screen readers read it always. */
function Hint({ field, name }: { field: AnyField; name: string }) {
  const { words } = useStudio();
  const { hasHints } = useContext(FormContext);
  const [isShown, setShown] = useState(hasHints);
  if (!field.hint || (field.kind === "leaf" && field.input.type === "yes")) return null;
  return (
    <>
      {!hasHints && (
        <button
          type="button"
          className="help"
          aria-label={`${words.help}: ${field.label}`}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          ?
        </button>
      )}
      <p className={isShown ? "hint" : "visually-hidden"} id={`${name}-hint`}>
        {field.hint}
      </p>
    </>
  );
}

function Problem({ name }: { name: string }) {
  const { problems } = useContext(FormContext);
  const problem = problems.get(name);
  if (!problem) return null;
  return (
    <p className="problem" id={`${name}-problem`}>
      {problem}
    </p>
  );
}
