import type { ComponentType } from "react";
import { performControls } from "./controls/perform";
import { islands } from "./islands";

performControls(document);

const unknownPath = document.querySelector<HTMLElement>("[data-log-path]")?.dataset.logPath;
if (unknownPath) console.error(unknownPath.replace("{path}", () => location.pathname));

// After the first frame: nothing stands between the document and its first paint.
requestAnimationFrame(() => setTimeout(hydrateIslands));

function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    // Written by Island.tsx from a name of this very list.
    const load = islands[element.dataset.island as keyof typeof islands];
    // A fetch that fails leaves the page as it is: readable, every link working.
    Promise.all([import("./island/hydrate"), load()]).then(
      // The island's own props were written beside it, so its props need no name here.
      ([{ hydrateIsland }, Island]) =>
        hydrateIsland(element, Island as ComponentType<object>, document.body.dataset.errorTitle ?? ""),
      console.error,
    );
  }
}
