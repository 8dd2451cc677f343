import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PageContext, type PageContextValue } from "../../site/page-context.ts";
import { Control } from "./Control.tsx";

test("WhatsApp's mark is on what opens it, and on nothing else", () => {
  const { container } = render(
    <>
      <Control control={{ kind: "whatsapp", label: "Chat", message: "Namaste" }} variant="green" />
      <Control control={{ kind: "log", label: "Log", message: "logged" }} variant="green" />
      <Control control={{ kind: "none", label: "Nothing" }} />
    </>,
  );
  const chat = screen.getByRole("link", { name: /^Chat/ });
  expect(container.querySelectorAll('[data-variant="whatsapp"], svg')).toHaveLength(2);
  expect([chat.dataset.variant, chat.querySelectorAll("svg").length]).toEqual(["whatsapp", 1]);
});

const sharing = {
  kind: "share",
  label: "Share",
  message: "Dal",
  path: "/recipes#dal",
  copied: "Copied",
  selected: "Selected",
} as const;
/** The site's own address, not that of this page. */
const page = { language: "en", address: "https://shop.example" } as PageContextValue;
const address = "https://shop.example/recipes#dal";

/** Clicks Share in a browser with the given `navigator`, and returns the status. */
async function share(navigator: object) {
  vi.stubGlobal("navigator", navigator);
  render(
    <PageContext value={page}>
      <Control control={sharing} />
    </PageContext>,
  );
  await press(screen.getByRole("button"));
  const status = document.querySelector(".status")?.textContent;
  vi.unstubAllGlobals();
  return status;
}

async function press(button: HTMLElement) {
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.click(button);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

test("closing the share sheet is not an error, and nothing is copied", async () => {
  const writeText = vi.fn();
  await share({ share: () => Promise.reject(new DOMException("", "AbortError")), clipboard: { writeText } });
  expect(writeText).not.toHaveBeenCalled();
});

test("when copying fails too, the address is shown, selected and announced after every click", async () => {
  for (const navigator of [{}, { clipboard: { writeText: () => Promise.reject(new Error("refused")) } }]) {
    expect(await share(navigator)).toBe("Selected");
    const text = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Selected" });
    const selected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd);
    expect([document.activeElement, selected(text)]).toEqual([text, address]);
    text.setSelectionRange(0, 0);
    await press(screen.getByRole("button"));
    expect(selected(screen.getByRole("textbox"))).toBe(address);
    cleanup();
  }
});

test("where the browser prints nothing, the card's address is offered", () => {
  vi.useFakeTimers();
  const control = { kind: "print", label: "Print", path: "/recipes#dal", refused: "Open it elsewhere" } as const;
  render(
    <PageContext value={page}>
      <article id="dal">
        <Control control={control} />
      </article>
    </PageContext>,
  );
  const press = () => {
    fireEvent.click(screen.getByRole("button"));
    act(() => void vi.runAllTimers());
    expect(document.querySelector("[data-pressed-to-print]")).toBeNull();
  };
  for (const refusing of [() => {}, undefined]) {
    vi.stubGlobal("print", refusing);
    press();
    const shown = screen.getByRole<HTMLTextAreaElement>("textbox", { name: control.refused });
    expect([shown.value, document.activeElement]).toEqual([address, shown]);
    shown.blur();
  }
  vi.stubGlobal("print", () => {
    for (const type of ["beforeprint", "afterprint"]) dispatchEvent(new Event(type));
  });
  press();
  expect(screen.queryByRole("textbox")).toBeNull();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
