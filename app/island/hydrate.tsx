import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageContext, type PageFacts } from "../page-context";
import { ErrorView } from "../ui/ErrorView";

/**
 * Hydrates the island in `element` with these props. If it throws, then or later, the error view appears above what it
 * showed, which stays readable, with everything that was typed.
 *
 * @returns once its first effects have run
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  page: PageFacts,
): Promise<void> {
  const shown = [...element.childNodes];
  return new Promise((resolve) => {
    const inPage = (children: ReactNode) => (
      <PageContext value={page}>
        <Hydrated onHydrated={resolve}>{children}</Hydrated>
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
    const options = { identifierPrefix: element.id, onUncaughtError };
    let root: ReturnType<typeof hydrateRoot>;
    // In a transition, React lets the visitor's taps and keys go first.
    startTransition(() => {
      root = hydrateRoot(element, inPage(<Island {...props} />), options);
    });
  });
}

/** Its effect runs after those of its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
