import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Control } from "./Control";

test("a log control only logs and an alert control only alerts, even when the icon is clicked", () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const alert = vi.spyOn(window, "alert").mockReturnValue();
  render(
    <>
      <Control control={{ kind: "log", label: "Log", message: "logged" }} icon="wa" />
      <Control control={{ kind: "alert", label: "Alert", message: "alerted" }} />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Log" }).firstElementChild as Element);
  expect([log.mock.calls, alert.mock.calls]).toEqual([[["logged"]], []]);
  fireEvent.click(screen.getByRole("button", { name: "Alert" }));
  expect([log.mock.calls.length, alert.mock.calls]).toEqual([1, [["alerted"]]]);
  vi.restoreAllMocks();
});

const sharing = { kind: "share", label: "Share", message: "Dal", path: "/recipes#dal", copied: "Copied" } as const;
const address = new URL("/recipes#dal", location.href).href;

/** Clicks Share in a browser with the given `navigator`. */
async function share(navigator: object) {
  const prompt = vi.fn();
  vi.stubGlobal("navigator", navigator);
  vi.stubGlobal("prompt", prompt);
  render(<Control control={sharing} />);
  fireEvent.click(screen.getByRole("button"));
  await new Promise((resolve) => setTimeout(resolve));
  const status = screen.getByRole("status").textContent;
  vi.unstubAllGlobals();
  return { status, prompt };
}

test("closing the share sheet is not an error, and nothing is copied", async () => {
  const writeText = vi.fn();
  await share({ share: () => Promise.reject(new DOMException("", "AbortError")), clipboard: { writeText } });
  expect(writeText).not.toHaveBeenCalled();
});

test("when the share sheet is refused, the address is copied and a message says so", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const refused = () => Promise.reject(new DOMException("", "NotAllowedError"));
  expect((await share({ share: refused, clipboard: { writeText } })).status).toBe("Copied");
  expect(writeText).toHaveBeenCalledWith(address);
});

test("when copying fails, the address is shown to copy by hand", async () => {
  for (const navigator of [{}, { clipboard: { writeText: () => Promise.reject(new Error("refused")) } }]) {
    const { status, prompt } = await share(navigator);
    expect(prompt).toHaveBeenCalledWith("Dal", address);
    expect(status).toBe("");
    document.body.replaceChildren();
  }
});

test("a PDF that is not there is opened like a page, and never shared; pressed twice, it is fetched once", async () => {
  const assign = vi.fn();
  const fetch = vi.fn().mockResolvedValue(new Response("<h1>Not found</h1>", { status: 404 }));
  const shareSheet = vi.fn();
  vi.stubGlobal("navigator", { canShare: () => true, share: shareSheet });
  vi.stubGlobal("location", { assign });
  vi.stubGlobal("fetch", fetch);
  render(
    <Control control={{ kind: "file", label: "PDF", href: "/gone.pdf", fileName: "a.pdf", fetching: "Coming" }} />,
  );
  for (let press = 0; press < 2; press++) fireEvent.click(screen.getByRole("link"));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/gone.pdf"));
  expect([fetch.mock.calls.length, shareSheet.mock.calls]).toEqual([1, []]);
  vi.unstubAllGlobals();
});
