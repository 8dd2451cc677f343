import { type RefObject, useEffect, useRef, useState } from "react";
import { draft, fillIn, keepDraft, openReview } from "./draft";
import type { Answer } from "./message";

/** How long typing pauses before it is kept, in milliseconds: browsers limit how often a history entry may change. */
const pause = 400;

/**
 * The review step of a form, a history entry of its own: Back returns to the form. What was typed is kept in the page's
 * history entries (draft.ts).
 *
 * @param isUsed whether the form has a review step; without one, nothing is kept
 * @returns the answers under review, if the step is open, and the ref of the title that takes focus after it
 */
export function useReview(
  form: RefObject<HTMLFormElement | null>,
  answersOf: (form: FormData) => Answer[],
  isUsed: boolean,
) {
  const [answers, setAnswers] = useState<Answer[]>();
  const title = useRef<HTMLHeadingElement>(null);

  // The history is outside React, and the build does not know it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: answersOf only reads the form, always with the same words
  useEffect(() => {
    const element = form.current;
    if (!isUsed || !element) return;
    const show = () => {
      // A link into the page, like the skip link, makes an entry without a draft.
      if (!draft()) return keep();
      // After Back, a required answer may have been deleted; then Forward leads to the form again.
      const isOpen = draft()?.isReview && element.checkValidity();
      setAnswers(isOpen ? answersOf(new FormData(element)) : undefined);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const keep = () => {
      clearTimeout(timer);
      removeEventListener("beforeunload", keep);
      keepDraft(element);
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
      // On pagehide, Chromium no longer keeps it for a reload. Only until it is kept: a page that listens for this is not
      // in Firefox's back/forward cache.
      addEventListener("beforeunload", keep, { signal });
    };
    fillIn(element);
    keep(); // What was typed before this code loaded.
    show();
    element.addEventListener("input", keepSoon, { signal });
    // Phones often close a hidden page without another event.
    document.addEventListener("visibilitychange", keep, { signal });
    addEventListener("popstate", show, { signal });
    return () => listening.abort();
  }, [form, isUsed]);

  // The button that led back is gone. Not when the page opens: nobody asked for the form then.
  useEffect(() => {
    // After Back, the browser first scrolls to where the form was left.
    if (answers) return () => void requestAnimationFrame(() => title.current?.focus());
  }, [answers]);

  return {
    answers,
    title,
    open: () => {
      if (!form.current) return;
      openReview(form.current);
      setAnswers(answersOf(new FormData(form.current)));
    },
    close: () => {
      if (draft()?.isReview) history.back();
      else setAnswers(undefined);
    },
  };
}
