import { type RefObject, useEffect, useRef, useState } from "react";
import { storedFlag, storedObject, storedRecord, storedText } from "../../islands/parsers.ts";
import { readStored, writeStored } from "../../islands/storage.ts";
import type { Answer } from "./message.ts";

/** The values of a form's fields that are not empty, by name. */
type Filled = Readonly<Record<string, string>>;

/**
 * The form's value in sessionStorage: its answers, and whether they were opened in WhatsApp. If so, they are deleted the
 * next time the form is opened by a new navigation.
 */
const parseForm = storedObject({ filled: storedRecord(storedText), isOpened: storedFlag });

/**
 * The state of a form with a preview of its message. The preview is a history entry of its own, so that Back returns to
 * the form. Typed answers are stored in sessionStorage.
 *
 * @param name the form, as in its key in sessionStorage
 * @param isUsed whether the form has a preview; without one, nothing is stored (docs/specification.md, 7)
 * @returns the answers in the preview while it is open, and the ref of the title that takes the focus when it closes,
 *   unless `close` names a field
 */
export function useMessagePreview(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  answersOf: (form: FormData) => Answer[],
  isUsed: boolean,
) {
  const [answers, setAnswers] = useState<Answer[]>();
  const title = useRef<HTMLHeadingElement>(null);
  /** `history.back()` is asynchronous: a second click before it is done would leave the page. */
  const isGoingBack = useRef(false);
  const fieldToFocus = useRef<string>(undefined);

  // History and sessionStorage are external to React, and do not exist at build time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: answersOf only reads the form, always with the same words
  useEffect(() => {
    const element = form.current;
    if (!isUsed || !element) return;
    const show = () => {
      isGoingBack.current = false;
      // Ignore history entries without this state, such as that of the skip link.
      if (typeof history.state?.isPreview !== "boolean") return;
      // If the visitor has gone back and emptied a required field, Forward shows the form, not the preview.
      const isOpen = history.state.isPreview && element.checkValidity();
      setAnswers(isOpen ? answersOf(new FormData(element)) : undefined);
    };
    const store = () => storeFilled(name, element);
    const listening = new AbortController();
    const { signal } = listening;
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const isNew = (navigation?.type ?? "navigate") === "navigate";
    const stored = readStored("form", parseForm, name);
    if (!isNew || !stored?.isOpened) fillIn(element, stored?.filled, navigation?.type === "back_forward");
    if (isNew) store(); // Text typed before hydration.
    show();
    element.addEventListener("input", store, { signal });
    addEventListener("popstate", show, { signal });
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      fillIn(element, readStored("form", parseForm, name)?.filled, true);
      show();
    };
    addEventListener("pageshow", onPageShow, { signal });
    return () => listening.abort();
  }, [form, isUsed, name]);

  // When the preview closes, its button is gone, so the form's title takes the focus, unless a field has it already.
  useEffect(() => {
    const moveFocus = () => {
      const field = form.current?.elements.namedItem(fieldToFocus.current ?? "");
      fieldToFocus.current = undefined;
      if (field instanceof HTMLElement) field.focus();
      else if (!form.current?.contains(document.activeElement)) title.current?.focus();
    };
    // In the next frame, because the browser restores the scroll position after Back.
    if (answers) return () => void requestAnimationFrame(moveFocus);
  }, [answers, form]);

  return {
    answers,
    title,
    open: () => {
      if (!form.current) return;
      setAnswers(answersOf(new FormData(form.current)));
      try {
        history.replaceState({ ...history.state, isPreview: false }, "");
        history.pushState({ isPreview: true }, "");
      } catch {
        // Browsers limit the rate of history changes. Then the preview has no history entry of its own.
      }
    },
    close: (field?: string) => {
      if (isGoingBack.current) return;
      fieldToFocus.current = field;
      isGoingBack.current = Boolean(history.state?.isPreview);
      if (isGoingBack.current) history.back();
      else setAnswers(undefined);
    },
    /** Marks the answers as opened in WhatsApp. They stay on this page, because the visitor may not have sent them. */
    markOpened: () => form.current && storeFilled(name, form.current, true),
  };
}

function storeFilled(name: string, form: HTMLFormElement, isOpened = false): void {
  // There are no file fields, so every value is a string.
  const filled = ([...new FormData(form)] as [string, string][]).filter(([, value]) => value !== "");
  writeStored("form", filled.length > 0 ? { filled: Object.fromEntries(filled), isOpened } : undefined, name);
}

/**
 * Fills stored values into the empty fields of a form.
 *
 * @param isBack whether the visitor came by Back or Forward. The browser may have restored old values then, so the
 *   stored ones, which are newer, replace them.
 */
function fillIn(form: HTMLFormElement, filled: Filled | undefined, isBack: boolean): void {
  if (!filled) return;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("[name]")) {
    const answer = filled[field.name] ?? "";
    if ("checked" in field && field.type === "checkbox") {
      // A click fires React's change event, so that the component's state follows.
      if (field.checked !== Boolean(answer) && (answer || isBack)) field.click();
    } else if (isBack || field.value === "") field.value = answer;
  }
}
