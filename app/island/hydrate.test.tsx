import { waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { hydrateIsland } from "./hydrate";
import { Island } from "./Island";

afterEach(() => vi.restoreAllMocks());

const isAlive = vi.fn();

function Greeting({ name }: { name: string }) {
  useEffect(isAlive, []);
  return <p>Namaste {name}</p>;
}

function Broken(): never {
  throw new Error("broken on purpose");
}

function stage(): HTMLElement {
  document.body.innerHTML = renderToString(
    <Island name="greeting" component={Greeting} props={{ name: "</script><b>Asha" }} />,
  );
  return document.querySelector("[data-island]") as HTMLElement; // Just rendered.
}

test("an island takes over its own markup, whatever its props hold", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue();
  const island = stage();
  const paragraph = island.querySelector("p");
  hydrateIsland(island, Greeting as never, "Fault!");
  await waitFor(() => expect(isAlive).toHaveBeenCalled());
  expect(island.querySelector("p")).toBe(paragraph);
  expect(paragraph?.textContent).toBe("Namaste </script><b>Asha");
  expect(complaints).not.toHaveBeenCalled();
});

test("an island that throws shows the error view above its first HTML", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const island = stage();
  hydrateIsland(island, Broken, "Fault!");
  await waitFor(() => expect(island.querySelector("[role=alert]")?.textContent).toContain("broken on purpose"));
  expect(island.querySelector("[role=alert] h2")?.textContent).toBe("Fault!");
  expect(island.lastElementChild?.textContent).toContain("Namaste");
});
