import { useWatch } from "react-hook-form";
import type { Variables } from "../../app/content/schema/fields.ts";
import { isGroup } from "../../app/content/schema/translation.ts";
import type { Language } from "../../app/site/languages.ts";
import { useStudio } from "../studio-context.ts";

interface VariableButtonsProps {
  /** The name of the leaf, and the language of this input. */
  name: string;
  half: Language;
  variables: Variables;
}

/**
 * Below a text: the names in curly brackets that it may have, each a button that puts it in at the caret.
 *
 * Any text may have the site's own names, but few do: they are offered from the first curly bracket on.
 */
export function VariableButtons({ name, half, variables: { own, shared } }: VariableButtonsProps) {
  const { words, variables } = useStudio();
  const leaf: unknown = useWatch({ name });
  const all = Object.values(isGroup(leaf) ? leaf : {}).join(" ");
  if (own.length === 0 && !/[{}]/.test(all)) return null;
  const isFirst = (variable: string) => own.includes(variable) || all.includes(`{${variable}}`);
  const buttonsOf = (names: readonly string[]) =>
    names.map((variable) => (
      <button
        key={variable}
        type="button"
        // The text keeps its focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => putIn(`${name}.${half}`, `{${variable}}`)}
      >
        <span className="visually-hidden">{words.putIn} </span>
        {`{${variable}}`} <small>{variables?.[half][variable]}</small>
      </button>
    ));
  const others = shared.filter((variable) => !isFirst(variable));
  return (
    <div className="variables">
      <span className="hint">{words.filledIn}</span>
      {buttonsOf([...new Set([...own, ...shared])].filter(isFirst))}
      {others.length > 0 && (
        <details>
          <summary>{words.otherNames}</summary>
          <div>{buttonsOf(others)}</div>
        </details>
      )}
    </div>
  );
}

/** Puts a name in at the caret, in the place of one that was begun there: "Come {br" → "Come {brand}". */
function putIn(id: string, variable: string): void {
  const text = document.getElementById(id);
  if (!(text instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart, selectionEnd } = text;
  const begun = /\{\w*$/.exec(value.slice(0, selectionStart))?.[0] ?? "";
  const rest = begun ? (/^\w*\}?/.exec(value.slice(selectionEnd))?.[0] ?? "") : "";
  text.setRangeText(variable, selectionStart - begun.length, selectionEnd + rest.length, "end");
  text.dispatchEvent(new Event("input", { bubbles: true }));
  text.focus();
}
