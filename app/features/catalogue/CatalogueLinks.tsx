import { PageControl } from "../controls/PageControl.tsx";
import type { CatalogueControls } from "./catalogue-links.server.ts";

/** The buttons that download the catalogue as a PDF and share its address. */
export function CatalogueLinks({ download, share }: CatalogueControls) {
  return (
    <>
      <PageControl control={download} variant="line" icon="down" />
      <PageControl control={share} variant="line" icon="share" />
    </>
  );
}
