import { type RefObject, useEffect, useRef, useState } from "react";
import { remember, remembered } from "../storage";
import type { Answer } from "./message";

/** The filled-in fields of a form, by name. */
type Filled = Readonly<Record<string, string>>;

/** What this tab stores of a form. */
interface StoredForm {
  filled: Filled;
  /** Opened in WhatsApp: deleted the next time that the form is opened by a new navigation. */
  isSent: boolean;
}

/**
 * The review step of a form, a history entry of its own: Back returns to the form. The tab remembers what was typed.
 *
 * @param name under which it does
 * @param isUsed whether the form has a review step; without one, nothing is remembered (docs/specification.md, 7)
 * @returns the answers under review, if the step is open, and the ref of the title that takes focus after it
 */
export function useReview(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  answersOf: (form: FormData) => Answer[],
  isUsed: boolean,
) {
  const [answers, setAnswers] = useState<Answer[]>();
  const title = useRef<HTMLHeadingElement>(null);
  /** Going back takes a while; a second press meanwhile would lead out of the page. */
  const isGoingBack = useRef(false);

  // The tab and its history are outside React, and the build does not know them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: answersOf only reads the form, always with the same words
  useEffect(() => {
    const element = form.current;
    if (!isUsed || !element) return;
    const show = () => {
      isGoingBack.current = false;
      // A link into the page, like the skip link, makes an entry that says nothing of the step.
      if (typeof history.state?.isReview !== "boolean") return;
      // After Back, a required answer may have been deleted; then Forward leads to the form again.
      const isOpen = history.state.isReview && element.checkValidity();
      setAnswers(isOpen ? answersOf(new FormData(element)) : undefined);
    };
    const keep = () => keepFilled(name, element);
    const listening = new AbortController();
    const { signal } = listening;
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isNew = (navigation?.type ?? "navigate") === "navigate";
    const stored = remembered<StoredForm>(name);
    if (!isNew || !stored?.isSent) fillIn(element, stored?.filled, navigation?.type === "back_forward");
    if (isNew) keep(); // What was typed before this code loaded.
    show();
    element.addEventListener("input", keep, { signal });
    addEventListener("popstate", show, { signal });
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      fillIn(element, remembered<StoredForm>(name)?.filled, true);
      show();
    };
    addEventListener("pageshow", comeBack, { signal });
    return () => listening.abort();
  }, [form, isUsed, name]);

  // The button that led back is gone. Not when the page opens: nobody asked for the form then; nor once a field has it.
  useEffect(() => {
    // After Back, the browser first scrolls to where the form was left.
    const focusTitle = () => form.current?.contains(document.activeElement) || title.current?.focus();
    if (answers) return () => void requestAnimationFrame(focusTitle);
  }, [answers, form]);

  return {
    answers,
    title,
    open: () => {
      if (!form.current) return;
      setAnswers(answersOf(new FormData(form.current)));
      try {
        history.replaceState({ ...history.state, isReview: false }, "");
        history.pushState({ isReview: true }, "");
      } catch {
        // Too many changes in a short time: then the step has no entry of its own.
      }
    },
    close: () => {
      if (isGoingBack.current) return;
      isGoingBack.current = Boolean(history.state?.isReview);
      if (isGoingBack.current) history.back();
      else setAnswers(undefined);
    },
    /** The site cannot know whether it was sent; the answers stay on this page. */
    send: () => form.current && keepFilled(name, form.current, true),
  };
}

function keepFilled(name: string, form: HTMLFormElement, isSent = false): void {
  // There are no file fields, so every value is a string.
  const filled = ([...new FormData(form)] as [string, string][]).filter(([, value]) => value !== "");
  const stored = { filled: Object.fromEntries(filled), isSent } satisfies StoredForm;
  remember(name, filled.length > 0 ? stored : undefined);
}

/**
 * Fills in what is remembered where the form is still empty.
 *
 * @param isBack the visitor comes back to the form by a step, and the browser may have filled it in as it was then: what
 *   is remembered wins, because it is newer
 */
function fillIn(form: HTMLFormElement, filled: Filled | undefined, isBack: boolean): void {
  if (!filled) return;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("[name]")) {
    const answer = filled[field.name] ?? "";
    if ("checked" in field && field.type === "checkbox") {
      // A click, so that the form's component knows it too.
      if (field.checked !== Boolean(answer) && (answer || isBack)) field.click();
    } else if (isBack || field.value === "") field.value = answer;
  }
}
