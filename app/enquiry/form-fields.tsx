import type { ComponentProps } from "react";
import styles from "./form-fields.module.css";

interface FieldProps {
  /** Also its id, so unique on its page. */
  name: string;
  label: string;
  /** Shows the star. `required` itself is separate: one field is marked and not enforced (specification, section 5). */
  isMarked?: boolean;
  isWide?: boolean;
}

/** A one-line field. */
export function TextField({ name, label, isMarked, isWide, ...rest }: FieldProps & ComponentProps<"input">) {
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <Label htmlFor={name} label={label} isMarked={isMarked ?? rest.required} />
      <input id={name} name={name} {...rest} />
    </div>
  );
}

/** A field for several lines. */
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
  /** Words by value. */
  options: Readonly<Record<string, string>>;
  /** The values in their order. */
  values: readonly string[];
}

/** A choice from a list. */
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

/** A box to tick. */
export function Checkbox({
  label,
  isMarked,
  ...rest
}: Pick<FieldProps, "label" | "isMarked"> & ComponentProps<"input">) {
  return (
    <label className={styles.checkbox} data-wide="">
      <input type="checkbox" {...rest} />
      <span>
        {label}
        {isMarked ? <Star /> : null}
      </span>
    </label>
  );
}

function Label({ htmlFor, label, isMarked }: { htmlFor: string; label: string; isMarked: boolean | undefined }) {
  return (
    <label htmlFor={htmlFor}>
      {label}
      {isMarked ? <Star /> : null}
    </label>
  );
}

function Star() {
  return <span className={styles.required}> *</span>;
}

/** The text a form's field holds; empty when there is no such field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
