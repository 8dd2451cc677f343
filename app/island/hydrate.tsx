import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageContext, type PageContextValue } from "../page-context";
import { ErrorView } from "../ui/ErrorView";
import { elementsByKey, restoreState } from "./restore-state";

/**
 * Hydrates the island in `element` with these props. If it contains foreign elements, of a password manager or the
 * browser's translation, hydration fails and React renders the island again on the client: then text, checked boxes,
 * open details and the focus are restored. If the island throws during or after hydration, the error view appears above
 * its last markup, which stays readable with everything that was typed.
 *
 * @returns resolves after the island's first effects, with a function that maps an element of the static HTML to its
 *   replacement, or to itself if React kept it
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  page: PageContextValue,
): Promise<(old: Element) => Element> {
  let shown = [...element.childNodes];
  const before = elementsByKey(element);
  let replacements = new Map<Element, Element>();
  const onCommit = (focused: Element | null) => {
    shown = [...element.childNodes];
    replacements = restoreState(before, element, focused);
  };
  return new Promise((resolve) => {
    const inPage = (children: ReactNode) => (
      <PageContext value={page}>
        <Hydrated onCommit={onCommit} onHydrated={() => resolve((old) => replacements.get(old) ?? old)}>
          {children}
        </Hydrated>
      </PageContext>
    );
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      root.render(
        inPage(
          <>
            <ErrorView title={page.errorTitle} error={error} />
            <div ref={(restored) => restored?.replaceChildren(...shown)} />
          </>,
        ),
      );
    };
    const onRecoverableError = (error: unknown) => console.error(error); // React's default reports it as uncaught.
    const options = { identifierPrefix: element.id, onUncaughtError, onRecoverableError };
    let root: ReturnType<typeof hydrateRoot>;
    // In a transition, React interrupts its work for clicks and keys.
    startTransition(() => {
      root = hydrateRoot(element, inPage(<Island {...props} />), options);
    });
  });
}

interface HydratedProps {
  onCommit: (focused: Element | null) => void;
  onHydrated: () => void;
  children: ReactNode;
}

/** Calls back after React has committed the children: a parent's effects run after those of its children. */
function Hydrated({ onCommit, onHydrated, children }: HydratedProps) {
  // Read while rendering: if hydration fails, React renders again before it replaces the elements, so the focused one
  // is still in the document.
  const focused = typeof document === "undefined" ? null : document.activeElement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => onCommit(focused), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
}
