import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draft } from "./draft";
import { useReview } from "./use-review";

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Form({ typed }: { typed?: string }) {
  const form = useRef<HTMLFormElement>(null);
  useReview(form, () => [], true);
  return (
    <form ref={form}>
      <input name="name" aria-label="Name" defaultValue={typed} />
    </form>
  );
}

const type = (value: string) => fireEvent.input(screen.getByLabelText("Name"), { target: { value } });

/** Ends the page, and says whether it listened for that, which costs Firefox its back/forward cache. */
function endsListening(): boolean {
  const kept = vi.spyOn(history, "replaceState");
  dispatchEvent(new Event("beforeunload"));
  const isListening = kept.mock.calls.length > 0;
  kept.mockRestore();
  return isListening;
}

const keptName = () => draft()?.answers.name;

test("what was typed before the script arrived is kept", () => {
  render(<Form typed="Asha" />);
  expect(keptName()).toBe("Asha");
});

test("the page listens for its end only while something typed is not kept yet", () => {
  render(<Form typed="Asha" />);
  expect(endsListening()).toBe(false);
  type("Ravi");
  expect([keptName(), endsListening(), keptName()]).toEqual(["Asha", true, "Ravi"]);
  type("Meera");
  act(() => vi.runAllTimers());
  expect([keptName(), endsListening()]).toEqual(["Meera", false]);
});
