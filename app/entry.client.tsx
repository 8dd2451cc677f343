import type { ComponentType } from "react";
import { performControls } from "./controls/perform";

/** The parts of pages that come alive, by the name their Island carries. Each is fetched only where it stands. */
const islands: Record<string, () => Promise<ComponentType<never>>> = {
  catalogue: () => import("./routes/products/Catalogue").then(({ Catalogue }) => Catalogue),
  application: () => import("./routes/distributors/ApplicationForm").then(({ ApplicationForm }) => ApplicationForm),
  message: () => import("./routes/contact/MessageForm").then(({ MessageForm }) => MessageForm),
};

performControls(document);

const unknownPath = document.querySelector<HTMLElement>("[data-log-path]")?.dataset.logPath;
if (unknownPath) console.error(unknownPath.replace("{path}", () => location.pathname));

// After the first frame: nothing stands between the document and its first paint.
requestAnimationFrame(() => setTimeout(hydrateIslands));

function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const load = islands[element.dataset.island ?? ""];
    if (!load) throw new Error(`No island is called "${element.dataset.island}": add it to app/entry.client.tsx`);
    // A fetch that fails leaves the page as it is: readable, every link working.
    Promise.all([import("./island/hydrate"), load()]).then(
      // The island's own props were written beside it, so its props need no name here.
      ([{ hydrateIsland }, Island]) =>
        hydrateIsland(element, Island as ComponentType<object>, document.body.dataset.errorTitle ?? ""),
      console.error,
    );
  }
}
