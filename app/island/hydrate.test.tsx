import { waitFor } from "@testing-library/react";
import { createContext, use, useEffect, useId } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { hydrateIsland } from "./hydrate";
import { Island } from "./Island";
import { renderIsland } from "./render.server";

afterEach(() => vi.restoreAllMocks());

const isAlive = vi.fn();

function Greeting({ name }: { name: string }) {
  useEffect(isAlive, []);
  return <p>Namaste {name}</p>;
}

function Broken(): never {
  throw new Error("broken on purpose");
}

/** A page with one island in it, as the build makes it. Tests bring components that are in no list of islands. */
function stage(component: unknown, props: object): HTMLElement {
  const island = renderIsland("message", component as never, props as never);
  document.body.innerHTML = renderToString(
    <Language value="hi">
      <Labelled />
      <Island island={island} />
    </Language>,
  );
  return document.querySelector("[data-island]") as HTMLElement; // Just rendered.
}

const Language = createContext("en");

function Labelled() {
  return <p id={useId()} />;
}

test("an island takes over its own markup, whatever its props hold", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue();
  const island = stage(Greeting, { name: "</script><b>Asha" });
  const paragraph = island.querySelector("p");
  hydrateIsland(island, Greeting as never, "Fault!");
  await waitFor(() => expect(isAlive).toHaveBeenCalled());
  expect(island.querySelector("p")).toBe(paragraph);
  expect(paragraph?.textContent).toBe("Namaste </script><b>Asha");
  expect(complaints).not.toHaveBeenCalled();
});

test("ids made by useId are the same before and after, and none of the page's", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue();
  const seen = vi.fn();
  function Field() {
    const id = useId();
    useEffect(() => seen(id), [id]);
    return (
      <label htmlFor={id}>
        <input id={id} />
      </label>
    );
  }
  const island = stage(Field, {});
  const id = island.querySelector("input")?.id;
  hydrateIsland(island, Field, "Fault!");
  await waitFor(() => expect(seen).toHaveBeenCalledWith(id));
  expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
});

test("no context of the page reaches into an island: the browser would not have it", () => {
  const Greeted = () => <p>{use(Language)}</p>;
  expect(stage(Greeted, {}).textContent).toBe("en");
});

test("an island that throws shows the error view above its first HTML", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const island = stage(Greeting, { name: "Asha" });
  hydrateIsland(island, Broken, "Fault!");
  await waitFor(() => expect(island.querySelector("[role=alert]")?.textContent).toContain("broken on purpose"));
  expect(island.querySelector("[role=alert] h2")?.textContent).toBe("Fault!");
  expect(island.lastElementChild?.textContent).toContain("Namaste");
});
