import type { ComponentProps } from "react";
import styles from "./form-fields.module.css";
import type { Answer } from "./message.ts";

interface FieldProps {
  /** Also its id, so it must be unique on the page. */
  name: string;
  label: string;
  isWide?: boolean;
}

export function TextField({ name, label, isWide, ...rest }: FieldProps & ComponentProps<"input">) {
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <Label htmlFor={name} label={label} isMarked={rest.required} />
      <input id={name} name={name} {...rest} />
    </div>
  );
}

export function TextArea({ name, label, ...rest }: FieldProps & ComponentProps<"textarea">) {
  return (
    <div className={styles.field} data-wide="true">
      <Label htmlFor={name} label={label} isMarked={rest.required} />
      <textarea id={name} name={name} {...rest} />
    </div>
  );
}

interface SelectProps extends FieldProps {
  /** Shows the asterisk. Not the same as `required`: one field is marked, not enforced (docs/specification.md, 5.1). */
  isMarked?: boolean;
  /** The first, empty choice. */
  choose: string;
  /** The label of each value, in order. */
  options: Readonly<Record<string, string>>;
}

export function Select({ name, label, isMarked, isWide, choose, options }: SelectProps) {
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <Label htmlFor={name} label={label} isMarked={isMarked} />
      <select id={name} name={name}>
        <option value="">{choose}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckboxProps extends Pick<SelectProps, "label" | "isMarked">, ComponentProps<"input"> {
  /** The part of the label that is a link. A click on the rest checks the box. */
  link?: { words: string; href: string };
}

export function Checkbox({ label, isMarked, link, ...rest }: CheckboxProps) {
  const start = link ? label.indexOf(link.words) : -1;
  return (
    <label className={styles.checkbox} data-wide="">
      <input type="checkbox" {...rest} />
      <span>
        {link && start >= 0 ? (
          <>
            <span>{label.slice(0, start)}</span>
            <a href={link.href}>{link.words}</a>
            <span>{label.slice(start + link.words.length)}</span>
          </>
        ) : (
          <span>{label}</span>
        )}
        {isMarked ? <Asterisk /> : null}
      </span>
    </label>
  );
}

function Label({ htmlFor, label, isMarked }: { htmlFor: string; label: string; isMarked: boolean | undefined }) {
  return (
    <label htmlFor={htmlFor}>
      <span>{label}</span>
      {isMarked ? <Asterisk /> : null}
    </label>
  );
}

/** The mark of a required field. */
export function Asterisk() {
  return <span className={styles.required}> *</span>;
}

/** The values of a form's fields by name, booleans for checkboxes. For the log in the console. */
export function valuesIn({ elements }: HTMLFormElement): Record<string, string | boolean> {
  const fields = Array.from(elements, (element) => element as HTMLInputElement).filter(({ name }) => name);
  return Object.fromEntries(
    fields.map(({ name, type, value, checked }) => [name, type === "checkbox" ? checked : value]),
  );
}

/** The words of a field: a checkbox has only a label, a select also the label of each value. */
type FieldWords = string | { label: string; options?: Readonly<Record<string, string>> };

/**
 * The answers in a form, with the labels of fields and values, in the order of the form. Iterates over the form itself,
 * so that no field can be forgotten. A checkbox that is not checked is not in FormData, so it has no answer.
 */
export function answersIn(
  form: FormData,
  words: Readonly<Record<string, FieldWords | undefined> & { yes: string }>,
): Answer[] {
  return Array.from(form, ([name, entry]) => {
    const field = words[name];
    if (!field) throw new Error(`The field "${name}" of this form has no words of that name in its content.`);
    if (typeof field === "string") return { name, label: field, value: words.yes };
    const value = String(entry);
    return { name, label: field.label, value: field.options?.[value] ?? value };
  });
}
