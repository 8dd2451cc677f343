import { flushSync } from "react-dom";
import { pressedButton, stripId } from "./store";

/**
 * Runs an action of a button in the strip. If it removes the button, the focus moves to the strip's first button, else to
 * the last pressed pack, else to the page's title; otherwise the next Tab would begin at the top of the page.
 */
export function keepFocus(action: () => void): void {
  const before = document.activeElement;
  flushSync(action);
  if (before?.isConnected) return;
  const next = document.querySelector<HTMLElement>(`#${stripId} button`) ?? pressedButton() ?? pageTitle();
  next?.focus({ preventScroll: true });
}

function pageTitle(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>("h1");
  title?.setAttribute("tabindex", "-1");
  return title;
}
