import { beforeEach, expect, test, vi } from "vitest";
import { fillIn, keepDraft } from "./draft";

beforeEach(() => history.replaceState(null, ""));

/** A form as it is sent: empty, except for what was typed before the script arrived. */
function form(typed = ""): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name" value="${typed}"><textarea name="message"></textarea>
    <select name="region"><option value=""><option value="bihar"></select>
    <input type="checkbox" name="terms"><input type="checkbox" name="licence">
  </form>`;
  return document.querySelector("form") as HTMLFormElement; // Just written.
}

const valuesOf = (element: HTMLFormElement) => Object.fromEntries(new FormData(element));

function fill(element: HTMLFormElement): HTMLFormElement {
  const answers = { name: "Asha", message: "हल्दी\n<b>", region: "bihar" };
  for (const [name, value] of Object.entries(answers))
    (element.elements.namedItem(name) as HTMLInputElement).value = value;
  (element.elements.namedItem("terms") as HTMLInputElement).checked = true;
  return element;
}

test("answers kept in the history entry fill in the next document, except where something was typed already", () => {
  keepDraft(fill(form()));
  const next = form("Ravi");
  fillIn(next);
  expect(valuesOf(next)).toEqual({ name: "Ravi", message: "हल्दी\n<b>", region: "bihar", terms: "on" });
});

test("an empty form keeps nothing, and emptying a form empties its draft", () => {
  history.replaceState({ other: 1 }, "");
  keepDraft(form());
  expect(history.state).toEqual({ other: 1 });
  keepDraft(fill(form()));
  keepDraft(form());
  expect(history.state).toEqual({ other: 1, draft: { answers: {}, isReview: false } });
});

test("a browser that refuses to change the history causes no error", () => {
  const refused = vi.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError");
  });
  expect(() => keepDraft(fill(form()))).not.toThrow();
  expect(refused).toHaveBeenCalled();
  refused.mockRestore();
});
