import { useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyPageContext } from "../site/page-context.ts";
import { hydrateIsland } from "./hydrate.tsx";

/** An island with everything that a visitor may have touched before hydration. */
function Form({ onTyped, onChosen }: Record<"onTyped" | "onChosen", (text: string) => void>) {
  const id = useId();
  const [pressed, setPressed] = useState(0);
  const [isTicked, setIsTicked] = useState(false);
  return (
    <form>
      <label htmlFor={id}>Name</label>
      <input id={id} name="name" onInput={({ currentTarget }) => onTyped(currentTarget.value)} />
      <textarea name="message" />
      <select name="region" defaultValue="" onChange={({ currentTarget }) => onChosen(currentTarget.value)}>
        <option value="" />
        <option value="bihar" />
      </select>
      {["a", "b"].map((value) => (
        <input key={value} type="radio" name="category" value={value} defaultChecked={value === "a"} />
      ))}
      <input type="checkbox" name="terms" onChange={(event) => setIsTicked(event.currentTarget.checked)} />
      <details>
        <summary>More</summary>
      </details>
      <details className="steps">
        <summary>Steps</summary>
      </details>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        <span>{isTicked ? "ticked" : "open"}</span> <b>{pressed}</b>
      </button>
    </form>
  );
}

const page = { ...emptyPageContext, errorTitle: "" };
const onTyped = vi.fn();
const onChosen = vi.fn();
let island: HTMLElement;
const one = <Found extends Element>(selector: string) => island.querySelector(selector) as Found; // Always in the form.

beforeEach(() => {
  vi.resetAllMocks();
  // React reports every hydration mismatch.
  vi.spyOn(console, "error").mockReturnValue();
  document.body.innerHTML = `<div id="i">${renderToString(<Form onTyped={onTyped} onChosen={onChosen} />)}</div>`;
  island = document.getElementById("i") as HTMLElement; // Just written.
});
afterEach(() => vi.restoreAllMocks());

/** Elements that browsers and their extensions add to a page before hydration. */
const foreign: [string, () => void][] = [
  ["nothing", () => {}],
  ["a password manager's element after a field", () => one("input").after(document.createElement("div"))],
  [
    "a password manager's elements before all fields",
    () => one("form").prepend(...fragment("<button></button><input>")),
  ],
  ["a telephone link in a label", () => one("label").replaceChildren(...fragment('<a href="tel:1">Name</a>'))],
  [
    "translated texts",
    () => {
      for (const text of island.querySelectorAll("label, summary, b")) text.innerHTML = "<font><font>नाम</font></font>";
    },
  ],
];
const fragment = (html: string) => Array.from(document.createRange().createContextualFragment(html).childNodes);

test.each(foreign)("hydration keeps everything that a visitor did, with %s in the island", async (_, add) => {
  add();
  one<HTMLInputElement>("[name=name]").value = "Asha";
  one<HTMLTextAreaElement>("[name=message]").value = "हल्दी\n2 kg";
  one<HTMLSelectElement>("[name=region]").value = "bihar";
  one<HTMLInputElement>("[value=b]").checked = true;
  one<HTMLInputElement>("[name=terms]").checked = true;
  one<HTMLDetailsElement>(".steps").open = true;
  const pressed = one<HTMLButtonElement>("[type=button]");
  const message = one<HTMLTextAreaElement>("[name=message]");
  message.focus();
  message.setSelectionRange(2, 3);
  const current = await hydrateIsland(island, Form as never, { onTyped, onChosen }, page, () => {});
  expect(Object.fromEntries(new FormData(one<HTMLFormElement>("form")))).toEqual({
    name: "Asha",
    message: "हल्दी\n2 kg",
    region: "bihar",
    category: "b",
    terms: "on",
  });
  expect([one<HTMLDetailsElement>("details").open, one<HTMLDetailsElement>(".steps").open]).toEqual([false, true]);
  expect(document.activeElement).toBe(one("[name=message]"));
  expect(one<HTMLTextAreaElement>("[name=message]").selectionStart).toBe(2);
  // As start.ts replays a click from before hydration.
  (current(pressed) as HTMLElement).click();
  await vi.waitFor(() => expect(one("[type=button] b").textContent).toBe("1"));
});

test("restoring a value fires input and change events", async () => {
  one("input").after(document.createElement("div"));
  one<HTMLInputElement>("[name=name]").value = "Asha";
  one<HTMLInputElement>("[name=terms]").checked = true;
  one<HTMLSelectElement>("[name=region]").value = "bihar";
  await hydrateIsland(island, Form as never, { onTyped, onChosen }, page, () => {});
  expect(onTyped).toHaveBeenCalledWith("Asha");
  // React listens to the change event of a select only.
  expect(onChosen).toHaveBeenCalledWith("bihar");
  await vi.waitFor(() => expect(one("[type=button] span").textContent).toBe("ticked"));
});
