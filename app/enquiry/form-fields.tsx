import type { ComponentProps } from "react";
import styles from "./form-fields.module.css";
import type { Answer } from "./message";

interface FieldProps {
  /** Also its id, so it must be unique on the page. */
  name: string;
  label: string;
  /** Shows the asterisk. Not the same as `required`: one field is marked, not enforced (docs/specification.md, 5.1). */
  isMarked?: boolean;
  isWide?: boolean;
}

export function TextField({ name, label, isMarked, isWide, ...rest }: FieldProps & ComponentProps<"input">) {
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <Label htmlFor={name} label={label} isMarked={isMarked ?? rest.required} />
      <input id={name} name={name} {...rest} />
    </div>
  );
}

export function TextArea({ name, label, isMarked, isWide = true, ...rest }: FieldProps & ComponentProps<"textarea">) {
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <Label htmlFor={name} label={label} isMarked={isMarked ?? rest.required} />
      <textarea id={name} name={name} {...rest} />
    </div>
  );
}

interface SelectProps extends FieldProps {
  /** The first, empty choice. */
  choose: string;
  /** The label of each value. */
  options: Readonly<Record<string, string>>;
  /** The values, in order. */
  values: readonly string[];
}

export function Select({ name, label, isMarked, isWide, choose, options, values }: SelectProps) {
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <Label htmlFor={name} label={label} isMarked={isMarked} />
      <select id={name} name={name}>
        <option value="">{choose}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {options[value]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckboxProps extends Pick<FieldProps, "label" | "isMarked">, ComponentProps<"input"> {
  /** Words of the label that are a link; the other words tick the box. */
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
            {label.slice(0, start)}
            <a href={link.href}>{link.words}</a>
            {label.slice(start + link.words.length)}
          </>
        ) : (
          label
        )}
        {isMarked ? <Asterisk /> : null}
      </span>
    </label>
  );
}

function Label({ htmlFor, label, isMarked }: { htmlFor: string; label: string; isMarked: boolean | undefined }) {
  return (
    <label htmlFor={htmlFor}>
      {label}
      {isMarked ? <Asterisk /> : null}
    </label>
  );
}

function Asterisk() {
  return <span className={styles.required}> *</span>;
}

/** The words of a field: its label and, if it is a select, the label of each value. */
interface FieldWords {
  label: string;
  options?: Readonly<Record<string, string>>;
}

/** What was typed or chosen in the fields with these names, as people read it. */
export function answersIn<Name extends string>(
  form: FormData,
  words: Readonly<Record<Name, FieldWords>>,
  names: readonly Name[],
): Answer[] {
  return names.map((name) => {
    const value = String(form.get(name) ?? "");
    return { name, label: words[name].label, value: words[name].options?.[value] ?? value };
  });
}

/** Of the boxes with these names, those that are ticked. */
export function boxesTickedIn<Name extends string>(
  form: FormData,
  words: Readonly<Record<Name | "yes", string>>,
  names: readonly Name[],
): Answer[] {
  return names.filter((name) => form.has(name)).map((name) => ({ name, label: words[name], value: words.yes }));
}
