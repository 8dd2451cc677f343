import { PageControl } from "../controls/PageControl";
import type { CatalogueControls } from "./catalogue-links.server";

/** The buttons that download the catalogue as a PDF and share its address. */
export function CatalogueLinks({ download, share }: CatalogueControls) {
  return (
    <>
      <PageControl control={download} variant="line" icon="down" />
      <PageControl control={share} variant="line" icon="share" />
    </>
  );
}
