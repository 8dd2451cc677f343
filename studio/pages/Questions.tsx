import { defaultLanguage } from "../../app/site/languages.ts";
import { fileOf } from "../form-names.ts";
import { listName } from "../forms/fields.ts";
import { textOf } from "../forms/values.ts";
import type { Conflict, Keep } from "../save/merge.ts";
import { decisionKey } from "../save/save.ts";
import { type Asked, useStudio } from "../studio-context.ts";
import { languageName } from "../words.ts";
import { Modal } from "./Modal.tsx";

/** The first of the conflicts. The next one is asked about when the save is tried with the answer. */
export function Questions({ conflicts, wording, answer }: Asked) {
  const { words, names } = useStudio();
  const [conflict] = conflicts;
  if (!conflict) return null;
  const { form, path, mine, isOrder, canKeepBoth } = conflict;
  // Who keeps an entry that they wanted to delete does not save.
  const isKept = (keep: Keep) => keep === "saved" && path.length === 0 && mine === undefined;
  const choose = (keep: Keep) => answer(isKept(keep) ? undefined : { [decisionKey(conflict)]: keep });
  return (
    <Modal onCancel={() => answer(undefined)}>
      <p id="question">{wording.conflict}</p>
      <p className="place">
        {names.placeIn({ file: fileOf(form, defaultLanguage), path: path.filter((key) => key !== listName) })}
        {isOrder && ` (${words.order})`}
        {conflicts.length > 1 && ` · 1 / ${conflicts.length}`}
      </p>
      <div className="versions">
        {(["mine", "saved"] as const).map((side) => (
          <div key={side} className="version">
            <Version conflict={conflict} side={side} />
            <button type="button" onClick={() => choose(side)}>
              {wording[side]}
            </button>
          </div>
        ))}
      </div>
      {canKeepBoth && (
        <button type="button" onClick={() => choose("both")}>
          {words.keepBoth}
        </button>
      )}
      <button type="button" onClick={() => answer(undefined)}>
        {words.notYet}
      </button>
    </Modal>
  );
}

/** One of two versions, in each language in which they differ; what differs is marked. */
function Version({ conflict, side }: { conflict: Conflict; side: "mine" | "saved" }) {
  const { words, language } = useStudio();
  const { field, path, isOrder } = conflict;
  if (conflict[side] === undefined) return <p>{words.nothing}</p>;
  // Of a whole form, only its name.
  const isShort = isOrder || path.length === 0;
  const codes = conflict.languages.filter((code) => field.languages.includes(code));
  return codes.map((code) => {
    const [own, other] = [conflict[side], conflict[side === "mine" ? "saved" : "mine"]].map((values) =>
      textOf(field, values, code, words, isShort),
    ) as [string, string];
    const [before, changed, after] = differenceOf(own, other);
    return (
      <p key={code} lang={code}>
        {codes.length > 1 && <small lang={language}>{languageName(code, language)}: </small>}
        {own === "" && words.nothing}
        {before}
        {changed && <mark>{changed}</mark>}
        {after}
      </p>
    );
  });
}

/** A text in three parts: as another one begins, what is different, and as it ends. */
function differenceOf(text: string, other: string): [before: string, changed: string, after: string] {
  const [own, others] = [text, other].map((whole) => whole.split(/(?<=\s)/)) as [string[], string[]];
  let first = 0;
  while (first < own.length && own[first] === others[first]) first++;
  let last = own.length;
  while (last > first && own[last - 1] === others[last - 1 + others.length - own.length]) last--;
  return [own.slice(0, first).join(""), own.slice(first, last).join(""), own.slice(last).join("")];
}
