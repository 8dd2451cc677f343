import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

test("leaving a page causes no error in a browser without popovers", () => {
  document.body.innerHTML = "<nav popover></nav>";
  const onError = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener("error", onError);
  new Function(readFileSync("app/page-script.js", "utf8"))();
  dispatchEvent(new Event("pagehide"));
  expect(onError).not.toHaveBeenCalled();
});
