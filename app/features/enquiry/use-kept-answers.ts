import { type RefObject, useEffect } from "react";
import { storedRecord, storedText } from "../../islands/parsers.ts";
import { followStored, readStored, writeStored } from "../../islands/storage.ts";

/** The values of a form's fields that are not empty, by name. */
type Answers = Readonly<Record<string, string>>;

const parseAnswers = storedRecord(storedText);

/**
 * Keeps what is typed into a form in the tab's sessionStorage, for both languages, until the form is empty: over a
 * reload, Back and Forward, a change of language, and a visit to another page.
 *
 * @param name the form, as in its key in sessionStorage
 * @param isUsed without it nothing is stored (docs/specification.md, 7)
 */
export function useKeptAnswers(name: string, form: RefObject<HTMLFormElement | null>, isUsed: boolean): void {
  useEffect(() => {
    const element = form.current;
    if (!isUsed || !element) return;
    const keep = () => {
      // There are no file fields, so every value is a string.
      const answers = ([...new FormData(element)] as [string, string][]).filter(([, value]) => value !== "");
      writeStored("form", answers.length > 0 ? Object.fromEntries(answers) : undefined, name);
    };
    const restore = (replaces: boolean) => {
      const answers = readStored("form", parseAnswers, name);
      if (answers) fillIn(element, answers, replaces);
    };
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // After Back and Forward, the browser may have restored older values than the stored ones.
    const isBackOrForward = navigation?.type === "back_forward";
    restore(isBackOrForward);
    if (!isBackOrForward) keep(); // What was typed before hydration.
    element.addEventListener("input", keep);
    const stop = followStored("form", () => restore(true), name);
    return () => {
      element.removeEventListener("input", keep);
      stop();
    };
  }, [form, isUsed, name]);
}

/**
 * Fills answers into the empty fields of a form.
 *
 * @param replaces whether they replace what the other fields have, too
 */
export function fillIn(form: HTMLFormElement, answers: Answers, replaces: boolean): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("[name]")) {
    const answer = answers[field.name] ?? "";
    if ("checked" in field && field.type === "checkbox") {
      // By a click, which fires React's change event.
      if (field.checked !== Boolean(answer) && (answer || replaces)) field.click();
    } else if (field.value !== answer && (replaces || field.value === "")) {
      field.value = answer;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
