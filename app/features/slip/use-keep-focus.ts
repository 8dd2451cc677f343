import { flushSync } from "react-dom";
import { stripId, useSlipStore } from "./store.ts";

/**
 * A function that runs an action and keeps the focus in the page. If nothing has the focus after it, the focus moves to the
 * first of these that is there: the undo button in the open dialog, its title, the strip's first button, the last pressed
 * pack, the page's title. Otherwise the next Tab would begin at the top of the page. That is so when the action removes
 * the button that was pressed; in Safari, which does not focus a clicked button, it is so after every click.
 */
export function useKeepFocus(): (action: () => void) => void {
  const store = useSlipStore();
  return (action) => {
    flushSync(action);
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const pressed = document.getElementById(store.state().pressed);
    const next =
      find("dialog [data-put-back]") ?? find("dialog h2") ?? find(`#${stripId} button`) ?? pressed ?? find("h1");
    if (next?.tabIndex === -1) next.setAttribute("tabindex", "-1");
    next?.focus({ preventScroll: true });
  };
}
