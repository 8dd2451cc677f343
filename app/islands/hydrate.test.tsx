import { fireEvent, screen } from "@testing-library/react";
import { useEffect, useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { emptyPageContext } from "../site/page-context.ts";
import { hydrateIsland } from "./hydrate.tsx";
import { Island } from "./Island.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  onStop.mockClear();
});

const onMount = vi.fn();
const onStop = vi.fn();

function Greeting({ name }: { name: string }) {
  useEffect(onMount, []);
  return <p>Namaste {name}</p>;
}

const page = { ...emptyPageContext, errorTitle: "Error!" };

/** Renders a page with one island, as the build does. The casts allow components that are not in app/island-registry.ts. */
function renderPage(component: unknown, props: object): HTMLElement {
  const island = renderToString(<Island name="message" component={component as never} props={props as never} />);
  document.body.innerHTML = `<p data-unavailable></p>${island}`;
  return document.querySelector("[data-island]") as HTMLElement; // Just rendered.
}

test("hydration keeps the markup of an island, whatever its props contain", async () => {
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  const props = { name: "</script><b>Asha" };
  const island = renderPage(Greeting, props);
  const paragraph = island.querySelector("p");
  expect(JSON.parse(island.nextElementSibling?.textContent ?? "")).toEqual(props);
  await hydrateIsland(island, Greeting as never, props, page, onStop);
  expect(onMount).toHaveBeenCalled();
  expect(island.querySelector("p")).toBe(paragraph);
  expect(paragraph?.textContent).toBe("Namaste </script><b>Asha");
  expect(consoleError).not.toHaveBeenCalled();
});

test("useId returns the same id in the document and after hydration, unique to the island", async () => {
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  const Named = () => <p id={useId()} />;
  const island = renderPage(() => <Named />, {});
  const before = island.firstElementChild?.id;
  await hydrateIsland(island, () => <Named />, {}, page, onStop);
  expect(island.firstElementChild?.id).toBe(before);
  expect(before).toContain(island.id);
  expect(consoleError).not.toHaveBeenCalled();
});

/** A form whose render throws once `isBroken` returns true. */
function openForm(isBroken = vi.fn(() => false)) {
  vi.spyOn(console, "error").mockReturnValue();
  function Form() {
    const [, setTyped] = useState("");
    const [presses, setPresses] = useState(0);
    if (isBroken()) throw new Error("broken on purpose");
    return (
      <form>
        <input aria-label="Name" />
        <textarea aria-label="Message" onInput={(event) => setTyped(event.currentTarget.value)} />
        <select aria-label="Region" defaultValue="">
          <option value="" />
          <option value="bihar" />
        </select>
        <input type="checkbox" aria-label="Terms" />
        <button type="button" onClick={() => setPresses(presses + 1)}>
          {`Pressed ${presses}`}
        </button>
      </form>
    );
  }
  const island = renderPage(Form, {});
  return { island, Form, isBroken };
}

const field = <Field extends HTMLElement>(label: string) => screen.getByLabelText<Field>(label);

test.each(["at once", "later"])(
  "an island that throws %s shows its static HTML, with what was typed, and the focus",
  async (when) => {
    const { island, Form, isBroken } = openForm();
    const html = island.outerHTML;
    fireEvent.input(field("Name"), { target: { value: "Asha" } });
    fireEvent.change(field("Region"), { target: { value: "bihar" } });
    fireEvent.click(field("Terms"));
    field("Message").focus();
    if (when === "at once") {
      isBroken.mockReturnValue(true);
      field<HTMLTextAreaElement>("Message").value = "10 kg haldi";
    }
    const pressed = screen.getByRole("button");
    const current = await hydrateIsland(island, Form, {}, page, onStop);
    if (when === "later") {
      fireEvent.click(pressed);
      expect(pressed.textContent).toBe("Pressed 1");
      expect(onStop).not.toHaveBeenCalled();
      isBroken.mockReturnValue(true);
      // fireEvent would rethrow the error.
      field<HTMLTextAreaElement>("Message").value = "10 kg haldi";
      field("Message").dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    await vi.waitFor(() => expect(onStop).toHaveBeenCalledOnce());
    expect(document.querySelector("[data-island]")?.outerHTML).toBe(html);
    expect(["Name", "Message", "Region"].map((label) => field<HTMLInputElement>(label).value)).toEqual([
      "Asha",
      "10 kg haldi",
      "bihar",
    ]);
    expect(field<HTMLInputElement>("Terms").checked).toBe(true);
    expect(document.activeElement).toBe(field("Message"));
    if (when === "at once") expect(current(pressed)).toBe(screen.getByRole("button"));
  },
);
