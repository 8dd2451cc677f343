import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { PageContext, type PageContextValue } from "../site/page-context.ts";
import { ErrorView } from "../ui/ErrorView.tsx";
import { LiveRegion } from "../ui/LiveRegion.tsx";
import { elementsByKey, restoreState } from "./restore-state.ts";

/** Maps an element of the static HTML to its replacement, or to itself if it was kept. */
export type CurrentElement = (old: Element) => Element;

/**
 * Hydrates the island in `element` with these props. If it contains foreign elements, of a password manager or the
 * browser's translation, hydration fails and React renders the island again on the client: then text, checked boxes,
 * open details and the focus are restored. If the island throws during or after hydration, its static HTML takes its
 * place, with everything that was typed; in the specified set, the error view is shown below the page's notice.
 *
 * @param onStop called if the island throws
 * @returns resolves after the island's first effects, or once it has thrown before
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  page: PageContextValue,
  onStop: () => void,
): Promise<CurrentElement> {
  // In a document of its own, in which no picture is loaded.
  const copy = document.implementation.createHTMLDocument().importNode(element, true);
  const before = elementsByKey(element);
  let replacements = new Map<Element, Element>();
  const current: CurrentElement = (old) => replacements.get(old) ?? old;
  let lastFocused = document.activeElement;
  element.addEventListener("focusin", ({ target }) => {
    lastFocused = target as Element; // An element of the island.
  });
  return new Promise((resolve) => {
    const onCommit = (focused: Element | null) => {
      replacements = restoreState(before, element, focused);
    };
    // React has removed all elements by then, but they still have what was typed.
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      // React reports each error of one commit.
      if (!element.isConnected) return;
      element.replaceWith(copy);
      const last = new Map(Array.from(before, ([key, old]) => [key, current(old)]));
      // Whoever has gone on elsewhere keeps the focus there.
      replacements = restoreState(last, copy, document.activeElement === document.body ? lastFocused : null);
      onStop();
      if (page.errorTitle !== undefined) showError(page.errorTitle, error);
      resolve(current);
    };
    // In a transition, React interrupts its work for clicks and keys.
    startTransition(() => {
      hydrateRoot(
        element,
        <PageContext value={page}>
          <Hydrated onCommit={onCommit} onHydrated={() => resolve(current)}>
            <LiveRegion>
              <Island {...props} />
            </LiveRegion>
          </Hydrated>
        </PageContext>,
        {
          identifierPrefix: element.id,
          onUncaughtError,
          // React would report it as uncaught, and print more than the error.
          onRecoverableError: (error) => console.error(error),
        },
      );
    });
  });
}

/** Shows the error view (docs/specification.md, 8) below the notice that something has stopped. */
function showError(title: string, error: unknown): void {
  const place = document.createElement("div");
  document.querySelector("[data-unavailable]")?.after(place);
  createRoot(place).render(<ErrorView title={title} error={error} />);
}

interface HydratedProps {
  onCommit: (focused: Element | null) => void;
  onHydrated: () => void;
  children: ReactNode;
}

/** Calls back after React has committed the children: a parent's effects run after those of its children. */
function Hydrated({ onCommit, onHydrated, children }: HydratedProps) {
  // Read while rendering: if hydration fails, React renders again before it replaces the elements, so the focused one
  // is still in the document. An effect would come too late.
  const focused = typeof document === "undefined" ? null : document.activeElement;
  // Nothing renders it a second time, so both run once.
  useLayoutEffect(() => onCommit(focused));
  useEffect(onHydrated);
  return children;
}
