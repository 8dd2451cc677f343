import { type ComponentProps, type FocusEvent, type FormEvent, useEffect, useState } from "react";
import type { DoubtWords } from "../../content/schema/enquiry.ts";
import { useAnnouncement } from "../../ui/LiveRegion.tsx";
import { doubts } from "./doubts.ts";
import styles from "./form-fields.module.css";
import type { Answer } from "./message.ts";

interface FieldProps {
  /** Also its id, so it must be unique on the page. */
  name: string;
  label: string;
  isWide?: boolean;
  /** The hint if the answer looks wrong. */
  doubt?: string;
}

export function TextField({ name, label, isWide, doubt, ...rest }: FieldProps & ComponentProps<"input">) {
  const { hint, attributes } = useHint(name, doubt);
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <Label htmlFor={name} label={label} isMarked={rest.required} />
      <input id={name} name={name} {...rest} {...attributes} />
      {hint}
    </div>
  );
}

export function TextArea({ name, label, ...rest }: Pick<FieldProps, "name" | "label"> & ComponentProps<"textarea">) {
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

export function Select({ name, label, isMarked, isWide, doubt, choose, options }: SelectProps) {
  const { hint, attributes } = useHint(name, doubt);
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <Label htmlFor={name} label={label} isMarked={isMarked} />
      <select id={name} name={name} {...attributes}>
        <option value="">{choose}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {hint}
    </div>
  );
}

interface CheckboxProps extends Pick<SelectProps, "label" | "isMarked">, ComponentProps<"input"> {
  /** The part of the label that is a link. A click on the rest checks the box. */
  link?: { words: string; href: string };
}

export function Checkbox({ label, isMarked, link, ...rest }: CheckboxProps) {
  // The content's check ensures that the label has the words of the link.
  const [before = label, after] = link ? label.split(link.words) : [];
  return (
    <label className={styles.checkbox} data-wide="">
      <input type="checkbox" {...rest} />
      <span>
        <span>{before}</span>
        {link ? <a href={link.href}>{link.words}</a> : null}
        {link ? <span>{after}</span> : null}
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

type TextOrChoice = HTMLInputElement | HTMLSelectElement;

/** A hint below a field, once the visitor has left it with an answer that looks wrong, and as long as it does. */
function useHint(name: string, doubt: string | undefined) {
  const [isShown, setIsShown] = useState(false);
  useAnnouncement(isShown && doubt ? doubt : "");
  useEffect(() => {
    // A form that is emptied fires no input event.
    const hide = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.elements.namedItem(name)) setIsShown(false);
    };
    document.addEventListener("reset", hide);
    return () => document.removeEventListener("reset", hide);
  }, [name]);
  if (!doubt) return {};
  const id = `${name}-hint`;
  const check = ({ value }: TextOrChoice) => setIsShown(doubts[name as keyof DoubtWords](value));
  return {
    hint: isShown ? (
      <p className="small" id={id}>
        {doubt}
      </p>
    ) : null,
    attributes: {
      "aria-describedby": isShown ? id : undefined,
      onBlur: ({ currentTarget }: FocusEvent<TextOrChoice>) => afterPress(() => check(currentTarget)),
      onInput: ({ currentTarget }: FormEvent<TextOrChoice>) => isShown && check(currentTarget),
    },
  };
}

/** Runs after the press that has moved the focus: a hint that moved the pressed button would make the browser drop the click. */
function afterPress(work: () => void): void {
  // Of a tap, browsers send the mouse's events, too, after its pointerup.
  if (document.querySelector(":active")) addEventListener("mouseup", () => setTimeout(work), { once: true });
  else work();
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

/** The words of a form's fields by name, and of a checkbox that is checked. */
export type FieldsWords = Readonly<Record<string, FieldWords | undefined> & { yes: string }>;

/**
 * The answers in a form, with the labels of fields and values, in the order of the form. Iterates over the form itself,
 * so that no field can be forgotten. A checkbox that is not checked is not in FormData, so it has no answer.
 */
export function answersIn(form: FormData, words: FieldsWords): Answer[] {
  return Array.from(form, ([name, entry]) => {
    const field = words[name];
    if (!field) throw new Error(`The field "${name}" of this form has no words of that name in its content.`);
    if (typeof field === "string") return { name, label: field, value: words.yes };
    const value = String(entry);
    return { name, label: field.label, value: field.options?.[value] ?? value };
  });
}
