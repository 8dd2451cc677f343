import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageContext, type PageFacts } from "../page-context";
import { ErrorView } from "../ui/ErrorView";
import { elementsByKey, restoreState } from "./restore-state";

/**
 * Hydrates the island in `element` with these props. If something foreign is in it (the elements of a password manager or
 * of the browser's translation), React builds it anew: then everything that was typed, ticked, opened and focused is
 * restored. If it throws during or after hydration, the error view appears above what it showed, which stays readable,
 * with everything that was typed.
 *
 * @returns once its first effects have run, a function that finds what took the place of an element that React replaced
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  page: PageFacts,
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
    const onRecoverableError = (error: unknown) => console.error(error); // It is restored, so nothing is uncaught.
    const options = { identifierPrefix: element.id, onUncaughtError, onRecoverableError };
    let root: ReturnType<typeof hydrateRoot>;
    // In a transition, React lets the visitor's taps and keys go first.
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

/** Its effects run after those of its children. */
function Hydrated({ onCommit, onHydrated, children }: HydratedProps) {
  // React renders once more before it builds the island anew, in the same task.
  const focused = typeof document === "undefined" ? null : document.activeElement;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => onCommit(focused), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
}
