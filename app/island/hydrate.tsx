import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorView } from "../ui/ErrorView";

/** Hydrates the island in `element`. The next element contains its props as JSON. */
export function hydrateIsland(element: HTMLElement, Island: ComponentType<object>, errorTitle: string): void {
  const props = JSON.parse(element.nextElementSibling?.textContent ?? "{}") as object; // Written by Island.tsx.
  const initialHtml = element.innerHTML;
  const root = hydrateRoot(element, <Island {...props} />, {
    identifierPrefix: element.dataset.island ?? "",
    // The error view stands above the HTML as the server sent it, which is still readable.
    onUncaughtError: (error) => {
      console.error(error);
      root.render(
        <>
          <ErrorView title={errorTitle} error={error} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, written by the build */}
          <div dangerouslySetInnerHTML={{ __html: initialHtml }} />
        </>,
      );
    },
  });
}
