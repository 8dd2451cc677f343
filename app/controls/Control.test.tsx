import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Control } from "./Control";
import { performControls } from "./perform";

beforeAll(() => performControls(document));
afterEach(() => vi.restoreAllMocks());

function spies() {
  return { log: vi.spyOn(console, "log").mockReturnValue(), alert: vi.spyOn(window, "alert").mockReturnValue() };
}

test("a control without an action does nothing", () => {
  const { log, alert } = spies();
  render(<Control control={{ kind: "none", label: "Shop" }} />);
  fireEvent.click(screen.getByRole("button", { name: "Shop" }));
  expect([log.mock.calls, alert.mock.calls]).toEqual([[], []]);
});

test("a log control only logs and an alert control only alerts, even when the icon is clicked", () => {
  const { log, alert } = spies();
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

test("sharing opens the phone's share sheet with the shared address", async () => {
  const sheet = vi.fn().mockResolvedValue(undefined);
  expect((await share({ share: sheet })).status).toBe("");
  expect(sheet).toHaveBeenCalledWith({ text: "Dal", url: address });
});

test("closing the share sheet is not an error, and nothing is copied", async () => {
  const writeText = vi.fn();
  await share({ share: () => Promise.reject(new DOMException("", "AbortError")), clipboard: { writeText } });
  expect(writeText).not.toHaveBeenCalled();
});

test("without a share sheet, or when it is refused, the address is copied and a message says so", async () => {
  for (const navigator of [{}, { share: () => Promise.reject(new DOMException("", "NotAllowedError")) }]) {
    const writeText = vi.fn().mockResolvedValue(undefined);
    expect((await share({ ...navigator, clipboard: { writeText } })).status).toBe("Copied");
    expect(writeText).toHaveBeenCalledWith(address);
    document.body.replaceChildren();
  }
});

test("when copying fails, the address is shown to copy by hand", async () => {
  for (const navigator of [{}, { clipboard: { writeText: () => Promise.reject(new Error("refused")) } }]) {
    const { status, prompt } = await share(navigator);
    expect(prompt).toHaveBeenCalledWith("Dal", address);
    expect(status).toBe("");
    document.body.replaceChildren();
  }
});

test("links, downloads and chats are real links", () => {
  render(
    <>
      <Control control={{ kind: "link", label: "Go", href: "/products" }} />
      <Control control={{ kind: "download", label: "Get", href: "/a-1b2c.pdf", fileName: "a.pdf" }} />
      <Control control={{ kind: "whatsapp", label: "Ask", href: "https://wa.me/1", newTab: "(new tab)" }} />
    </>,
  );
  expect(screen.getByRole("link", { name: "Go" }).getAttribute("href")).toBe("/products");
  expect(screen.getByRole("link", { name: "Get" }).getAttribute("download")).toBe("a.pdf");
  expect(screen.getByRole("link", { name: "Ask (new tab)" }).getAttribute("rel")).toBe("noopener");
});
