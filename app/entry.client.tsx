import type { ComponentType } from "react";
import { performControls } from "./controls/perform";
import { islands } from "./islands";

performControls(document);

const cookAlongData = document.querySelector("script[data-cook-along]")?.textContent;
if (cookAlongData)
  // If loading fails, the recipes stay as they are written.
  import("./recipe/cook-along").then(({ cookAlong }) => cookAlong(document, JSON.parse(cookAlongData)), console.error);

const unknownPath = document.querySelector<HTMLElement>("[data-log-path]")?.dataset.logPath;
if (unknownPath) console.error(unknownPath.replace("{path}", () => location.pathname));

/** The order slip of the page; slip/start.js asks for it when somebody presses a pack or the address brings a slip. */
export const startSlip = () => import("./slip/sheet");

// After the first frame, so that hydration does not delay the first paint.
requestAnimationFrame(() => setTimeout(hydrateIslands));

function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    // Island.tsx writes only names from this list.
    const load = islands[element.dataset.island as keyof typeof islands];
    // If loading fails, the page stays as it is: readable, with working links.
    Promise.all([import("./island/hydrate"), load(), propsInFile(element)]).then(
      // Each island's props are embedded beside it and match it, so their type does not matter here.
      ([{ hydrateIsland }, Island, props]) =>
        hydrateIsland(
          element,
          Island as ComponentType<{ isHydrated: boolean }>,
          document.body.dataset.errorTitle ?? "",
          props,
        ),
      console.error,
    );
  }
}

/** The props that are too many for the document; none for most islands. */
async function propsInFile({ dataset: { file } }: HTMLElement): Promise<object> {
  return file ? (await fetch(file)).json() : {};
}
