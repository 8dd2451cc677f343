import type { ComponentType } from "react";
import { SaveNumber } from "../contact-file/SaveNumber.tsx";

/** What other features add to our number (BesideNumber.tsx), a line each; the data is in app/document/registry.server.ts. */
export const besideNumber: Readonly<Record<string, ComponentType<{ className?: string | undefined }>>> = {
  "contact-file": SaveNumber,
};
