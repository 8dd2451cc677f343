import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { PageContext, type PageContextValue } from "../site/page-context.ts";
import { ErrorView } from "../ui/ErrorView.tsx";
import { LiveRegion } from "../ui/LiveRegion.tsx";
import { elementsByKey, restoreState } from "./restore-state.ts";

/** The roots of the islands that were hydrated, for another attempt at one that has thrown. */
const roots = new WeakMap<Element, Root>();

/**
 * Hydrates the island in `element` with these props. If it contains foreign elements, of a password manager or the
 * browser's translation, hydration fails and React renders the island again on the client: then text, checked boxes,
 * open details and the focus are restored. If the island throws during or after hydration, its last markup stays
 * readable with everything that was typed (`data-failed`), in the specified set below the error view. Another call
 * renders such an island again.
 *
 * @param onFailure called if the island throws after hydration
 * @returns resolves after the island's first effects, with a function that maps an element of the static HTML to its
 *   replacement, or to itself if React kept it; rejects if the island throws before
 */
export function hydrateIsland(
  element: HTMLElement,
  Island: ComponentType<object>,
  props: object,
  page: PageContextValue,
  onFailure: () => void = () => {},
): Promise<(old: Element) => Element> {
  const before = elementsByKey(element);
  let replacements = new Map<Element, Element>();
  const onCommit = (focused: Element | null) => {
    replacements = restoreState(before, element, focused);
  };
  return new Promise((resolve, reject) => {
    let isHydrated = false;
    const onHydrated = () => {
      isHydrated = true;
      resolve((old) => replacements.get(old) ?? old);
    };
    const onError = (error: unknown) => (isHydrated ? onFailure() : reject(error));
    const island = (
      // Its key makes another attempt start anew.
      <ErrorBoundary key={attempts++} island={element} title={page.errorTitle} onError={onError}>
        <PageContext value={page}>
          <Hydrated onCommit={onCommit} onHydrated={onHydrated}>
            <LiveRegion>
              <Island {...props} />
            </LiveRegion>
          </Hydrated>
        </PageContext>
      </ErrorBoundary>
    );
    // In a transition, React interrupts its work for clicks and keys.
    startTransition(() => {
      const root = roots.get(element);
      if (root) root.render(island);
      else roots.set(element, hydrateRoot(element, island, { identifierPrefix: element.id, ...logErrors }));
    });
  });
}

let attempts = 0;

/** React would report a recoverable error as uncaught, and print more than the error. */
const logError = (error: unknown) => console.error(error);
const logErrors = { onCaughtError: logError, onRecoverableError: logError };

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

interface ErrorBoundaryProps {
  island: Element;
  /** The title of the error view; without one, there is none. */
  title: string | undefined;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Replaces an island that throws by its last markup. React has no hook for this. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { thrown?: { error: unknown } }> {
  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });

  override state: { thrown?: { error: unknown } } = {};

  override render() {
    const { thrown } = this.state;
    return thrown ? <LastMarkup {...this.props} {...thrown} /> : this.props.children;
  }
}

/** What an island showed before it threw, below the error view. */
function LastMarkup({ island, title, error, onError }: Omit<ErrorBoundaryProps, "children"> & { error: unknown }) {
  // Read while rendering, before React removes the elements. Another attempt may have failed, too.
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...(island.querySelector(":scope > [data-failed]") ?? island).childNodes],
    focused: document.activeElement,
  }));
  const show = (markup: HTMLElement | null) => {
    if (!markup || markup.contains(nodes[0] ?? null)) return;
    markup.replaceChildren(...nodes);
    if (focused instanceof HTMLElement && markup.contains(focused)) focused.focus({ preventScroll: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onError(error), []);
  return (
    <>
      {title === undefined ? null : <ErrorView title={title} error={error} />}
      <div data-failed="" ref={show} />
    </>
  );
}
