/**
 * What a visitor typed into a form, kept in the page's own history entry: it survives a reload and going back and
 * forward, in this tab only, and is gone when the tab is closed. It is in no storage, where the next person at a shared
 * computer would find it.
 *
 * Opening WhatsApp does not clear it: nothing has been sent by then. The app may be missing, or the visitor may come
 * back to correct the message, and expects to find it as it was left.
 */
interface Draft {
  /** The filled-in fields, by name. */
  answers: Readonly<Record<string, string>>;
  /** Whether this is the history entry of the review step. */
  isReview: boolean;
}

/** The draft in the current history entry, if any. */
export function draft(): Draft | undefined {
  return (history.state as { draft?: Draft } | null)?.draft; // Only this module writes it.
}

/** Fills in the draft's answers where the form is still empty: what was typed since the page opened wins. */
export function fillIn(form: HTMLFormElement): void {
  const answers = draft()?.answers ?? {};
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("[name]")) {
    const answer = answers[field.name];
    if (answer === undefined) continue;
    if ("checked" in field && field.type === "checkbox") field.checked = true;
    else if (field.value === "") field.value = answer;
  }
}

/** Keeps what is in the form now. */
export function keepDraft(form: HTMLFormElement): void {
  const answers = answersIn(form);
  // Most visitors type nothing.
  if (draft() || Object.keys(answers).length > 0)
    change("replaceState", { answers, isReview: draft()?.isReview ?? false });
}

/** Adds a history entry for the review step. */
export function openReview(form: HTMLFormElement): void {
  keepDraft(form);
  change("pushState", { answers: answersIn(form), isReview: true });
}

function answersIn(form: HTMLFormElement): Record<string, string> {
  const filledIn = [...new FormData(form)].filter(([, value]) => value !== "");
  return Object.fromEntries(filledIn) as Record<string, string>; // No form takes files.
}

function change(how: "replaceState" | "pushState", draft: Draft): void {
  try {
    history[how]({ ...history.state, draft }, "");
  } catch {
    // Too many changes in a short time, or more text than the browser keeps. The form works all the same.
  }
}
