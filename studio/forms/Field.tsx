import { createContext, useContext, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import type { Variables } from "../../app/content/schema/fields.ts";
import { defaultLanguage, type Language } from "../../app/site/languages.ts";
import { useStudio } from "../studio-context.ts";
import { languageName } from "../words.ts";
import { EntryButtons } from "./EntryButtons.tsx";
import { FieldInput } from "./FieldInput.tsx";
import { type Field as AnyField, type GroupField, innerField, type LeafField, type ListField } from "./fields.ts";
import { entryOf, inputLanguages, textOf } from "./values.ts";

interface FormLook {
  /** What is wrong, and what is invented, by the name of the field in the form's values. */
  problems: ReadonlyMap<string, string>;
  invented: ReadonlySet<string>;
  /** Whether hints are shown at first. */
  hasHints: boolean;
}
export const FormContext = createContext<FormLook>({ problems: new Map(), invented: new Set(), hasHints: true });

/** One field of a form with the fields within. `name` is the path of its values; its elements have it as id. */
function Field({ field, name }: { field: AnyField; name: string }) {
  if (field.kind === "group") return <Group field={field} name={name} />;
  if (field.kind === "list") return <List field={field} name={name} />;
  return <Leaf field={field} name={name} />;
}

/** @param name that of the fields around them, if there is one */
export function Fields({ fields, name }: { fields: readonly AnyField[]; name?: string }) {
  return fields.map((field) => (
    <Field key={field.name} field={field} name={name ? `${name}.${field.name}` : field.name} />
  ));
}

/** Outer groups are closed at first: a page has too many of them to find one by scrolling. */
function Group({ field, name }: { field: GroupField; name: string }) {
  return (
    <details className="group" id={name} open={name.split(".").length > 2}>
      <summary>{field.label}</summary>
      <Hint field={field} name={name} />
      <Problem name={name} />
      <div className="fields">
        <Fields fields={field.fields} name={name} />
      </div>
    </details>
  );
}

function List({ field, name }: { field: ListField; name: string }) {
  const { words } = useStudio();
  // Entries have an `id` of their own, so the library's key has another name.
  const { fields, append, remove, move } = useFieldArray({ name, keyName: "key" });
  // What was added is open.
  const [added, setAdded] = useState<string>();
  const { entry: inner } = field;
  const add = () => {
    const entry = entryOf(field);
    setAdded(entry["#"]);
    append(entry);
  };
  return (
    <fieldset className="list" id={name} tabIndex={-1}>
      <legend>{field.label}</legend>
      <Hint field={field} name={name} />
      <Problem name={name} />
      <ol>
        {fields.map(({ key, ...entry }, index) => {
          const own = `${name}.${index}`;
          const buttons = (
            <EntryButtons
              title={`${inner.label} ${index + 1}`}
              index={index}
              length={fields.length}
              onMove={(to) => move(index, to)}
              onTakeOut={fields.length > field.min ? () => remove(index) : undefined}
            />
          );
          const isLong = Object.values(entry).some((text) => String(text).length > 60);
          if (inner.kind !== "group")
            return (
              <li key={key} className="entry" data-long={isLong || undefined}>
                <Field field={inner} name={own} />
                {buttons}
              </li>
            );
          return (
            <li key={key}>
              <details className="entry" open={Object(entry)["#"] === added} id={own}>
                <summary>
                  <Summary field={field} name={own} index={index} />
                </summary>
                <div className="fields">
                  <Fields fields={inner.fields} name={own} />
                </div>
                {buttons}
              </details>
            </li>
          );
        })}
      </ol>
      {fields.length < field.max && (
        <button type="button" onClick={add}>
          {words.add}: {inner.label}
        </button>
      )}
    </fieldset>
  );
}

/** What names an entry of a list: its title, or what was chosen. */
function Summary({ field, name, index }: { field: ListField; name: string; index: number }) {
  const { language, words } = useStudio();
  const { problems } = useContext(FormContext);
  const { entry, summary = "" } = field;
  const values: unknown = useWatch({ name: `${name}.${summary}` });
  const inner = innerField(entry, summary);
  const text = inner && (textOf(inner, values, language, words) || textOf(inner, values, defaultLanguage, words));
  const isWrong = [...problems.keys()].some((wrong) => wrong.startsWith(`${name}.`));
  return `${isWrong ? "⚠ " : ""}${text || `${entry.label} ${index + 1}`}`;
}

function Leaf({ field, name }: { field: LeafField; name: string }) {
  const { language, words } = useStudio();
  const { invented, problems } = useContext(FormContext);
  if (field.input.type === "fixed") return null;
  const inputs = inputLanguages(field);
  const isOne = inputs.length === 1;
  return (
    <div className="field">
      <p className="label">
        {isOne ? (
          <label id={`${name}-label`} htmlFor={`${name}.${inputs[0]}`}>
            {field.label}
          </label>
        ) : (
          <span>{field.label}</span>
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
            <FieldInput field={field} name={name} half={half} problem={problems.get(`${name}.${half}`)} />
            <Problem name={`${name}.${half}`} />
            {"variables" in field.input && field.input.variables && (
              <FilledIn name={`${name}.${half}`} half={half} names={field.input.variables} />
            )}
            {invented.has(`${name}.${half}`) && <p className="invented">{words.stillInvented}</p>}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * The names in curly brackets that a text may have, each a button that puts it in at the caret. The site's own, which few
 * texts have, from the first bracket on.
 */
function FilledIn({ name, half, names }: { name: string; half: Language; names: Variables }) {
  const { words, variables } = useStudio();
  const offered = /[{}]/.test(useWatch({ name })) ? [...names.own, ...names.shared] : names.own;
  if (offered.length === 0) return null;
  return (
    <p className="hint">
      {words.filledIn}{" "}
      {offered.map((variable) => (
        <button
          key={variable}
          type="button"
          // The text keeps its focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => putIn(name, `{${variable}}`)}
        >
          {`{${variable}}`} <small>{variables?.[half][variable]}</small>
        </button>
      ))}
    </p>
  );
}

/** Puts a name in at the caret, in the place of one that was begun there: "Come {br" → "Come {brand}". */
function putIn(id: string, variable: string): void {
  const text = document.getElementById(id);
  if (!(text instanceof HTMLTextAreaElement)) return;
  const begun = /\{\w*$/.exec(text.value.slice(0, text.selectionStart))?.[0] ?? "";
  text.setRangeText(variable, text.selectionStart - begun.length, text.selectionEnd, "end");
  text.dispatchEvent(new Event("input", { bubbles: true }));
  text.focus();
}

/** What to write in a field: shown until the form was read once, then behind a "?". Screen readers read it always. */
function Hint({ field, name }: { field: AnyField; name: string }) {
  const { words } = useStudio();
  const { hasHints } = useContext(FormContext);
  if (!field.hint || (field.kind === "leaf" && field.input.type === "yes")) return null;
  return (
    <>
      <details className="help" open={hasHints}>
        <summary aria-label={`${words.help}: ${field.label}`}>?</summary>
      </details>
      {/* Within, it would be no description of the input while it is closed. */}
      <p className="hint" id={`${name}-hint`}>
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
