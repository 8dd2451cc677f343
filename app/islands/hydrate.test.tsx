import { fireEvent, screen } from "@testing-library/react";
import { useEffect, useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { emptyPageContext } from "../site/page-context.ts";
import { hydrateIsland } from "./hydrate.tsx";
import { Island } from "./Island.tsx";

afterEach(() => vi.restoreAllMocks());

const onMount = vi.fn();

function Greeting({ name }: { name: string }) {
  useEffect(onMount, []);
  return <p>Namaste {name}</p>;
}

const page = { ...emptyPageContext, errorTitle: "Error!" };

/** Renders a page with one island, as the build does. The casts allow components that are not in app/island-registry.ts. */
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
const typed = () => ["Name", "Message", "Region"].map((label) => field<HTMLInputElement>(label).value);
/** fireEvent would rethrow an error. */
function typeMessage(text: string): void {
  const message = field<HTMLTextAreaElement>("Message");
  message.focus();
  message.value = text;
  message.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

test("text typed before and after hydration stays when an island throws, and so does the focus", async () => {
  const { island, Form, isBroken } = openForm();
  fireEvent.input(field("Name"), { target: { value: "Asha" } });
  const onFailure = vi.fn();
  await hydrateIsland(island, Form, {}, page, onFailure);
  fireEvent.change(field("Region"), { target: { value: "bihar" } });
  fireEvent.click(field("Terms"));
  fireEvent.click(screen.getByRole("button"));
  expect(onFailure).not.toHaveBeenCalled();
  isBroken.mockReturnValue(true);
  typeMessage("10 kg haldi");
  expect((await screen.findByRole("alert")).textContent).toContain("broken on purpose");
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect(typed()).toEqual(["Asha", "10 kg haldi", "bihar"]);
  expect(field<HTMLInputElement>("Terms").checked).toBe(true);
  expect(document.activeElement).toBe(field("Message"));
  // The last markup, not that of the build.
  expect(screen.getByRole("button").textContent).toBe("Pressed 1");
  expect(island.querySelectorAll("[data-failed]")).toHaveLength(1);
});

test("an island that threw works again after another attempt, with what was typed meanwhile", async () => {
  const { island, Form, isBroken } = openForm();
  // Without the error view, as in the launch set.
  const launch = { ...page, errorTitle: undefined };
  isBroken.mockReturnValue(true);
  const html = island.innerHTML;
  await expect(hydrateIsland(island, Form, {}, launch)).rejects.toThrow("broken on purpose");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(island.querySelector("[data-failed]")?.innerHTML).toBe(html);
  fireEvent.input(field("Name"), { target: { value: "Asha" } });
  fireEvent.click(field("Terms"));
  await expect(hydrateIsland(island, Form, {}, launch)).rejects.toThrow("broken on purpose");
  expect(island.querySelector("[data-failed]")?.innerHTML).toBe(html);
  isBroken.mockReturnValue(false);
  await hydrateIsland(island, Form, {}, launch);
  expect(island.querySelector("[data-failed]")).toBeNull();
  expect([field<HTMLInputElement>("Name").value, field<HTMLInputElement>("Terms").checked]).toEqual(["Asha", true]);
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button").textContent).toBe("Pressed 1");
});
