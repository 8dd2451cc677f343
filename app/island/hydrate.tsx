import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorView } from "../layout/ErrorView";

/** Hydrates the island in `element`. The next element contains its props as JSON. */
export function hydrateIsland(element: HTMLElement, Island: ComponentType<object>, errorTitle: string): void {
  const props = JSON.parse(element.nextElementSibling?.textContent ?? "{}") as object; // Written by Island.tsx.
  const initialHtml = element.innerHTML;
  hydrateRoot(
    element,
    <IslandErrorBoundary title={errorTitle} initialHtml={initialHtml}>
      <Island {...props} />
    </IslandErrorBoundary>,
    { identifierPrefix: element.dataset.island ?? "" },
  );
}

interface IslandErrorBoundaryProps {
  title: string;
  /** The island's HTML as the server sent it, still readable if its script fails. */
  initialHtml: string;
  children: ReactNode;
}

/** Shows the error view above the original HTML when the island's code throws. */
class IslandErrorBoundary extends Component<IslandErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { title, initialHtml, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <>
        <ErrorView
          title={title}
          message={error instanceof Error ? error.message : String(error)}
          stack={error instanceof Error ? error.stack : undefined}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, written by the build */}
        <div dangerouslySetInnerHTML={{ __html: initialHtml }} />
      </>
    );
  }
}
