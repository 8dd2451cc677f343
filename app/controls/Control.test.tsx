import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { Control } from "./Control";
import { performControls } from "./perform";

beforeAll(() => performControls(document));
afterEach(() => vi.restoreAllMocks());

function spies() {
  return { log: vi.spyOn(console, "log").mockReturnValue(), alert: vi.spyOn(window, "alert").mockReturnValue() };
}

test("a control without an action does nothing at all", () => {
  const { log, alert } = spies();
  render(<Control control={{ kind: "none", label: "Shop" }} />);
  fireEvent.click(screen.getByRole("button", { name: "Shop" }));
  expect([log.mock.calls, alert.mock.calls]).toEqual([[], []]);
});

test("logging logs only, alerting alerts only, also when the icon is hit", () => {
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

test("sharing uses the phone's sheet; without one the address goes to the clipboard", () => {
  const share = vi.fn().mockResolvedValue(undefined);
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  render(<Control control={{ kind: "share", label: "Share", message: "Dal" }} />);
  fireEvent.click(screen.getByRole("button"));
  expect(share).toHaveBeenCalledWith({ text: "Dal", url: location.href });
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  fireEvent.click(screen.getByRole("button"));
  expect(writeText).toHaveBeenCalledWith(location.href);
  vi.unstubAllGlobals();
});

test("links, downloads and chats are real links", () => {
  render(
    <>
      <Control control={{ kind: "link", label: "Go", href: "/products" }} />
      <Control control={{ kind: "download", label: "Get", href: "/a.pdf" }} />
      <Control control={{ kind: "whatsapp", label: "Ask", href: "https://wa.me/1", newTab: "(new tab)" }} />
    </>,
  );
  expect(screen.getByRole("link", { name: "Go" }).getAttribute("href")).toBe("/products");
  expect(screen.getByRole("link", { name: "Get" }).hasAttribute("download")).toBe(true);
  expect(screen.getByRole("link", { name: "Ask (new tab)" }).getAttribute("rel")).toBe("noopener");
});
