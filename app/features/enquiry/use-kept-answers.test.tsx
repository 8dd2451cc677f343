import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKeptAnswers } from "./use-kept-answers.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useKeptAnswers("message", form, true);
  return (
    <form ref={form}>
      <input name="name" />
      <textarea name="message" />
      <select name="region" defaultValue="">
        <option value="" />
        <option value="bihar" />
      </select>
      <input type="checkbox" name="terms" />
      <input type="checkbox" name="licence" />
    </form>
  );
}

const field = (form: HTMLElement, name: string) => form.querySelector(`[name=${name}]`) as HTMLInputElement; // Above.
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** Opens a document with the form, into which a name was typed before hydration. */
function open(typed = "", type = "navigate"): HTMLFormElement {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type }] as never);
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Form />);
  const form = container.firstElementChild as HTMLFormElement; // Just written.
  field(form, "name").value = typed;
  render(<Form />, { container, hydrate: true });
  return form;
}

async function fill(form: HTMLFormElement): Promise<void> {
  for (const [name, value] of [
    ["name", "Asha"],
    ["message", "हल्दी\n<b>"],
  ] as const)
    await userEvent.type(field(form, name), value);
  await userEvent.selectOptions(field(form, "region"), "bihar");
  await userEvent.click(field(form, "terms"));
}

const filled = { name: "Asha", message: "हल्दी\n<b>", region: "bihar", terms: "on" };

test("stored answers fill empty fields after a navigation or reload; after Back, they replace all fields", async () => {
  await fill(open());
  expect(valuesOf(open())).toEqual(filled);
  expect(valuesOf(open("Old", "back_forward"))).toEqual(filled);
  expect(valuesOf(open("Ravi"))).toEqual({ ...filled, name: "Ravi" });
  expect(valuesOf(open())).toEqual({ ...filled, name: "Ravi" });
  expect(valuesOf(open("Mina", "reload"))).toEqual({ ...filled, name: "Mina" });
});
