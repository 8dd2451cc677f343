import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

test("a browser without popovers puts a page away without a fault", () => {
  document.body.innerHTML = "<nav popover></nav>";
  const faults = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener("error", faults);
  new Function(readFileSync("app/page-script.js", "utf8"))();
  dispatchEvent(new Event("pagehide"));
  expect(faults).not.toHaveBeenCalled();
});
