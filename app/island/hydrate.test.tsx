import { fireEvent, screen } from "@testing-library/react";
import { useEffect, useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { hydrateIsland } from "./hydrate";
import { Island } from "./Island";

afterEach(() => vi.restoreAllMocks());

const onMount = vi.fn();

function Greeting({ name }: { name: string }) {
  useEffect(onMount, []);
  return <p>Namaste {name}</p>;
}

const page = { language: "en", phone: "", newTab: "", chatNumber: "", errorTitle: "Error!", origin: "" } as const;

/** Renders a page with one island, as the build does. The casts allow components that are not in app/islands.ts. */
function renderPage(component: unknown, props: object): HTMLElement {
  document.body.innerHTML = renderToString(
    <Island name="message" component={component as never} props={props as never} />,
  );
  return document.querySelector("[data-island]") as HTMLElement; // Just rendered.
}

test("hydration keeps the markup of an island, whatever its props contain", async () => {
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  const props = { name: "</script><b>Asha" };
  const island = renderPage(Greeting, props);
  const paragraph = island.querySelector("p");
  expect(JSON.parse(island.nextElementSibling?.textContent ?? "")).toEqual(props);
  await hydrateIsland(island, Greeting as never, props, page);
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
  await hydrateIsland(island, () => <Named />, {}, page);
  expect(island.firstElementChild?.id).toBe(before);
  expect(before).toContain(island.id);
  expect(consoleError).not.toHaveBeenCalled();
});

test("text typed before and after hydration stays when an island throws", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const broken = vi.fn(() => false);
  function Form() {
    const [, setTyped] = useState("");
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
  await hydrateIsland(island, Form, {}, page);
  fireEvent.change(field("Region"), { target: { value: "bihar" } });
  fireEvent.click(field("Terms"));
  broken.mockReturnValue(true);
  // fireEvent would rethrow the error.
  const message = field<HTMLTextAreaElement>("Message");
  message.value = "10 kg haldi";
  message.dispatchEvent(new InputEvent("input", { bubbles: true }));
  expect((await screen.findByRole("alert")).textContent).toContain("broken on purpose");
  const values = ["Name", "Message", "Region"].map((label) => field<HTMLInputElement>(label).value);
  expect(values).toEqual(["Asha", "10 kg haldi", "bihar"]);
  expect(field<HTMLInputElement>("Terms").checked).toBe(true);
});
