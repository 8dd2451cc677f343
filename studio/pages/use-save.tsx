import { type ReactNode, useEffect, useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { type Decisions, type Edits, save } from "../save/save.ts";
import { useStudio, type Wording } from "../studio-context.ts";
import { ProblemList } from "./ProblemList.tsx";

/** What the bar at the foot of a page says after an attempt to save. */
export type Notice = { role: "status" | "alert"; content: ReactNode };

/** Saves with all questions, and says what became of it. */
export function useSave(own: Partial<Wording> = {}, first?: Notice) {
  const { words, store, characters, ask, explain, onSaved } = useStudio();
  const wording = { ...words, ...own };
  const [isSaving, setSaving] = useState(false);
  const [notice, setNotice] = useState(first);
  /** Each answer is another try. @returns the content afterwards; undefined if nothing was saved */
  const send = async (edits: Edits | Promise<Edits>) => {
    setSaving(true);
    setNotice(undefined);
    try {
      const wanted = await edits;
      let decisions: Decisions = {};
      for (;;) {
        const result = await save(store, wanted, decisions, characters);
        if ("saved" in result) {
          onSaved(result.saved);
          setNotice({ role: "status", content: wording.savedNow });
          return result.saved;
        }
        if ("refusal" in result) {
          const list = <ProblemList key="what" problems={result.problems} />;
          return setNotice({ role: "alert", content: [<p key="why">{words[result.refusal]}</p>, list] });
        }
        const given = await ask(result.conflicts, wording);
        if (!given) return setNotice({ role: "alert", content: wording.notSaved });
        decisions = { ...decisions, ...given };
      }
    } catch (error) {
      setNotice({ role: "alert", content: explain(error) });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, notice, setNotice, send };
}

type SaveBarProps = Pick<ReturnType<typeof useSave>, "notice" | "isSaving"> & { isDirty: boolean; leave?: string };

/** Always in view at the foot of a form: Save, and what became of it. */
export function SaveBar({ notice, isSaving, isDirty, leave }: SaveBarProps) {
  const { words, isAsking } = useStudio();
  useLeaveQuestion(isDirty || isSaving, leave ?? words.leave);
  return (
    <div className="save-bar">
      {notice && <div role={notice.role}>{notice.content}</div>}
      <button type="submit" className="primary" aria-disabled={isSaving}>
        {isAsking ? words.waitingForAnswer : isSaving ? words.saving : words.save}
      </button>
      {isDirty && !isSaving && <span className="hint">{words.unsaved}</span>}
    </div>
  );
}

/** Asks before unsaved words are left, within the studio and by closing the page. */
function useLeaveQuestion(isUnsaved: boolean, question: string): void {
  // The studio itself leaves a form, whose words are saved, by replacing its address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved && historyAction !== "REPLACE" && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useBeforeUnload((event) => isUnsaved && event.preventDefault());
}
