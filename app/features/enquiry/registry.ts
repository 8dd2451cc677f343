import type { ComponentType } from "react";
import { SaveNumber } from "../contact-file/SaveNumber.tsx";

/**
 * Components that other features add to our number (BesideNumber.tsx), a line for each feature. They read the page context,
 * to which app/document/registry.server.ts adds.
 */
export const besideNumber: Readonly<Record<string, ComponentType<{ className?: string | undefined }>>> = {
  "contact-file": SaveNumber,
};
