import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { slipData } from "../../../testing/slip.ts";
import type { PageContextValue } from "../../site/page-context.ts";

afterEach(() => {
  vi.doUnmock("./stored-slip");
  vi.resetModules();
  vi.restoreAllMocks();
});

test("a stored slip that cannot be read fails the slip's island alone, not those that import its store", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const readSlip = vi.fn(() => {
    throw new Error("broken on purpose");
  });
  vi.resetModules();
  vi.doMock("./stored-slip", async (original) => ({ ...(await original<object>()), readSlip }));
  const [{ hydrateIsland }, { slipWith }, { SeeSlip }] = await Promise.all([
    import("../../islands/hydrate.tsx"),
    import("./Slip.tsx"),
    import("./SeeSlip.tsx"),
  ]);
  // As in the catalogue and in the recipes.
  render(<SeeSlip after="">See the slip</SeeSlip>);
  screen.getByRole("button", { name: "See the slip" });
  expect(readSlip).not.toHaveBeenCalled();

  const island = document.body.appendChild(document.createElement("div"));
  const page = { language: "en" } as PageContextValue;
  const failure = new Promise<void>((resolve) => {
    void hydrateIsland(island, slipWith(slipData) as ComponentType<object>, {}, page, resolve);
  });
  await failure;
  expect(readSlip).toHaveBeenCalled();
  screen.getByRole("button", { name: "See the slip" });
});
