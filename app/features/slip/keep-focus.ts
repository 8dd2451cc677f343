import { flushSync } from "react-dom";
import { pressedButton, stripId } from "./store.ts";

/**
 * Runs an action. If nothing has the focus after it, the focus moves to the title of the open dialog, else to the strip's
 * first button, the last pressed pack or the page's title; otherwise the next Tab would begin at the top of the page.
 * That is so when the action removes the button that was pressed; in Safari, which does not focus a clicked button, it is
 * so after every click.
 */
export function keepFocus(action: () => void): void {
  flushSync(action);
  if (document.activeElement !== document.body) return;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const next = find("dialog h2") ?? find(`#${stripId} button`) ?? pressedButton() ?? find("h1");
  if (next?.tabIndex === -1) next.setAttribute("tabindex", "-1");
  next?.focus({ preventScroll: true });
}
