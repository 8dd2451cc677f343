import { useEffect, useState } from "react";
import { dropDraft, type LeftDraft, leftDrafts } from "../save/drafts.ts";
import { useStudio } from "../studio-context.ts";
import { when } from "./HistoryPage.tsx";

interface DraftsProps {
  form: string;
  /** The key of the draft that is being typed. */
  current: string;
  /** @returns whether it was restored: the person may have kept it back */
  onRestore: (draft: LeftDraft) => Promise<boolean>;
}

/** Words that were typed in this form earlier and not saved. */
export function Drafts({ form, current, onRestore }: DraftsProps) {
  const { words, language } = useStudio();
  const [drafts, setDrafts] = useState<readonly LeftDraft[]>([]);
  useEffect(() => {
    leftDrafts(form, current).then(setDrafts);
  }, [form, current]);
  if (drafts.length === 0) return null;
  const without = (draft: LeftDraft) => setDrafts(drafts.filter((other) => other !== draft));
  return (
    <section className="drafts" role="alert">
      {drafts.map((draft) => (
        <div key={draft.key}>
          <p>{words.draft.replace("{time}", when(draft.time, language))}</p>
          <button type="button" className="primary" onClick={async () => (await onRestore(draft)) && without(draft)}>
            {words.restore}
          </button>
          <button
            type="button"
            onClick={() => {
              dropDraft(draft.key);
              without(draft);
            }}
          >
            {words.discard}
          </button>
        </div>
      ))}
    </section>
  );
}
