import { Component, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorView } from "../frame/ErrorView";

/** Brings the island in `element` alive. The element after it holds the props as JSON. */
export function hydrateIsland(element: HTMLElement, Island: ComponentType<object>, errorTitle: string): void {
  const props = JSON.parse(element.nextElementSibling?.textContent ?? "{}") as object; // Written by Island.tsx from this very component's props.
  const before = element.innerHTML;
  const root = hydrateRoot(
    element,
    <FaultBoundary title={errorTitle} before={before}>
      <Island {...props} />
    </FaultBoundary>,
    { identifierPrefix: element.dataset.island ?? "" },
  );
  // While developing, content is edited under the open page (app/live-update.ts).
  if (import.meta.hot)
    element.addEventListener("newprops", ({ detail }: CustomEventInit<object>) =>
      root.render(
        <FaultBoundary title={errorTitle} before={before}>
          <Island {...detail} />
        </FaultBoundary>,
      ),
    );
}

interface FaultBoundaryProps {
  title: string;
  /** The island's HTML as it was sent: still readable when its script fails. */
  before: string;
  children: ReactNode;
}

/** Shows the error view above the untouched HTML when the island's own code throws. */
class FaultBoundary extends Component<FaultBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { title, before, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <>
        <ErrorView
          title={title}
          message={error instanceof Error ? error.message : String(error)}
          stack={error instanceof Error ? error.stack : undefined}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, as the build wrote it */}
        <div dangerouslySetInnerHTML={{ __html: before }} />
      </>
    );
  }
}
