import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveRegion, useAnnounce, useAnnouncement } from "./LiveRegion.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const region = () => screen.queryByRole("status")?.textContent;

function Part({ name, first = "" }: { name: string; first?: string }) {
  const announce = useAnnounce();
  const [text, setText] = useState(first);
  useAnnouncement(text);
  return (
    <>
      <button type="button" onClick={() => announce(`${name} pressed`)}>
        {name}
      </button>
      <input aria-label={name} onChange={({ currentTarget }) => setText(currentTarget.value)} />
    </>
  );
}

test("all parts of an island announce in one region, which is in the document only while it is needed", () => {
  render(
    <LiveRegion>
      <Part name="Share" first="read with the page" />
      <Part name="Copy" />
    </LiveRegion>,
  );
  wait(20_000);
  expect(region()).toBeUndefined();
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  // Empty at first: screen readers announce a change.
  expect(region()).toBe("");
  wait(150);
  expect(region()).toBe("Share pressed");
  // The same text again is a change, too.
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(region()).toBe("");
  // What follows at once replaces it.
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  wait(150);
  expect(region()).toBe("Copy pressed");
  wait(10_000);
  expect(region()).toBeUndefined();
});

test("while a dialog is open, the region is in it, because the rest of the page is inert", () => {
  function Page({ dialogs }: { dialogs: number }) {
    return (
      <LiveRegion>
        <Part name="Share" />
        {dialogs > 0 ? <dialog open /> : null}
      </LiveRegion>
    );
  }
  const { rerender } = render(<Page dialogs={1} />);
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Share" }));
  press();
  wait(150);
  expect(screen.getByRole("status").parentElement).toBe(screen.getByRole("dialog"));
  expect(region()).toBe("Share pressed");
  // The dialog is removed while it has the region.
  rerender(<Page dialogs={0} />);
  expect(region()).toBeUndefined();
  press();
  wait(150);
  expect(region()).toBe("Share pressed");
  rerender(<Page dialogs={1} />);
  wait(10_000);
  expect(region()).toBeUndefined();
});
