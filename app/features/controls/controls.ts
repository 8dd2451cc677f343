import type { ControlName, ControlSetName } from "../../content/schema/controls.ts";
import type { PagePath } from "../../site/pages.ts";
import type { Submission } from "../enquiry/EnquiryForm.tsx";

/** What a button does when it is pressed (Control.tsx). */
export type Action =
  | "none"
  | "log"
  | "alert"
  | "whatsapp"
  | "share"
  | "print"
  | { link: PagePath | `${PagePath}#${string}` };

/**
 * What each button does in each set of controls. `specified` keeps to the letter of docs/specification.md, `launch` does
 * what visitors expect. What the buttons say is in content/en/controls.yaml.
 */
export const controls = {
  // On every page, outside of islands, so this one may have no action that needs a script.
  "shop-now": { specified: "none", launch: { link: "/products#shelf" } },
  "product-contact": { specified: "log", launch: "whatsapp" },
  "request-bulk-quote": { specified: "none", launch: "whatsapp" },
  "become-distributor": { specified: "none", launch: { link: "/distributors#apply" } },
  "view-all-products": { specified: "none", launch: { link: "/products" } },
  "download-pdf": { specified: "alert", launch: "print" },
  "share-recipe": { specified: "log", launch: "share" },
} as const satisfies Record<ControlName, Record<ControlSetName, Action>>;

/** The same for submitting a form. */
export const submissions: Readonly<Record<ControlSetName, Submission>> = { specified: "alert", launch: "notice" };
