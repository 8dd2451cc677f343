import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { hydrateIsland } from "./hydrate";
import { Island } from "./Island";
import { renderIsland } from "./render.server";

afterEach(() => vi.restoreAllMocks());

const onMount = vi.fn();

function Greeting({ name }: { name: string }) {
  useEffect(onMount, []);
  return <p>Namaste {name}</p>;
}

/** Renders a page with one island, as the build does. The casts admit components that are not in app/islands.ts. */
function renderPage(component: unknown, props: object): HTMLElement {
  const island = renderIsland("message", component as never, props as never);
  document.body.innerHTML = renderToString(<Island island={island} />);
  return document.querySelector("[data-island]") as HTMLElement; // Just rendered.
}

test("hydration keeps the markup of an island, whatever its props contain", async () => {
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  const island = renderPage(Greeting, { name: "</script><b>Asha" });
  const paragraph = island.querySelector("p");
  hydrateIsland(island, Greeting as never, "Error!");
  await waitFor(() => expect(onMount).toHaveBeenCalled());
  expect(island.querySelector("p")).toBe(paragraph);
  expect(paragraph?.textContent).toBe("Namaste </script><b>Asha");
  expect(consoleError).not.toHaveBeenCalled();
});

test("a prop in a file is rendered into the page, and not embedded", async () => {
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  const file = { prop: "name", address: "/names.json" };
  const data = renderIsland("message", Greeting as never, { name: "Asha" } as never, file as never);
  document.body.innerHTML = renderToString(<Island island={data} />);
  const island = document.querySelector("[data-island]") as HTMLElement; // Just rendered.
  expect([island.dataset.file, island.nextElementSibling?.textContent]).toEqual(["/names.json", "{}"]);
  onMount.mockClear();
  hydrateIsland(island, Greeting as never, "Error!", { name: "Asha" });
  await waitFor(() => expect(onMount).toHaveBeenCalled());
  expect(island.textContent).toBe("Namaste Asha");
  expect(consoleError).not.toHaveBeenCalled();
});

test("what was typed before and after hydration is still there when an island throws", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const broken = vi.fn(() => false);
  function Form() {
    const [, setTyped] = useState("");
    useEffect(onMount, []);
    if (broken()) throw new Error("broken on purpose");
    return (
      <form>
        <input aria-label="Name" />
        <textarea aria-label="Message" onInput={(event) => setTyped(event.currentTarget.value)} />
        <select aria-label="Region" defaultValue="">
          <option value="" />
          <option value="bihar" />
        </select>
        <input type="checkbox" aria-label="Terms" />
      </form>
    );
  }
  const island = renderPage(Form, {});
  const field = <Field extends HTMLElement>(label: string) => screen.getByLabelText<Field>(label);
  fireEvent.input(field("Name"), { target: { value: "Asha" } });
  onMount.mockClear();
  hydrateIsland(island, Form, "Error!");
  await waitFor(() => expect(onMount).toHaveBeenCalled());
  fireEvent.change(field("Region"), { target: { value: "bihar" } });
  fireEvent.click(field("Terms"));
  broken.mockReturnValue(true);
  // Not with fireEvent, which would rethrow the error.
  const message = field<HTMLTextAreaElement>("Message");
  message.value = "10 kg haldi";
  message.dispatchEvent(new InputEvent("input", { bubbles: true }));
  expect((await screen.findByRole("alert")).textContent).toContain("broken on purpose");
  const values = ["Name", "Message", "Region"].map((label) => field<HTMLInputElement>(label).value);
  expect(values).toEqual(["Asha", "10 kg haldi", "bihar"]);
  expect(field<HTMLInputElement>("Terms").checked).toBe(true);
});
