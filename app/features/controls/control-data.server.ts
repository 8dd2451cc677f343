import type { Content } from "../../content/read.server.ts";
import type { ControlName, ControlSetName } from "../../content/schema/controls.ts";
import type { FormWords } from "../../content/schema/form-fields.ts";
import { pathIn } from "../../site/languages.ts";
import type { PagePath } from "../../site/pages.ts";
import { interpolate } from "../../text/interpolate.ts";
import type { FormSettings } from "../enquiry/EnquiryForm.tsx";
import type { ControlData } from "./Control.tsx";

/** What a button does when it is pressed (Control.tsx). */
type Action = "none" | "log" | "alert" | "whatsapp" | "share" | "print" | { link: PagePath | `${PagePath}#${string}` };

/**
 * What each button does in each set of controls. `specified` keeps to the letter of docs/specification.md, `launch` does
 * what visitors expect. What the buttons say is in content/en/controls.yaml.
 */
const controls = {
  // On every page, outside of islands, so this one may have no action that needs a script.
  "shop-now": { specified: "none", launch: { link: "/products#shelf" } },
  "product-contact": { specified: "log", launch: "whatsapp" },
  "request-bulk-quote": { specified: "none", launch: "whatsapp" },
  "become-distributor": { specified: "none", launch: { link: "/distributors#apply" } },
  "view-all-products": { specified: "none", launch: { link: "/products" } },
  "download-pdf": { specified: "alert", launch: "print" },
  "share-recipe": { specified: "log", launch: "share" },
} as const satisfies Record<ControlName, Record<ControlSetName, Action>>;

/**
 * A control's label and action in the control set in use.
 *
 * @param about values of the variables in its words; also `path`, which is shared or printed
 * @param chat the message of its WhatsApp chat
 */
export function controlData(
  content: Content,
  control: ControlName,
  about: Readonly<Record<string, string>> = {},
  chat = "",
): ControlData {
  const { controlSet, controlWords, layout } = content;
  const words = controlWords[control];
  const label = interpolate(words.label, about);
  const message = "message" in words ? interpolate(words.message, about) : "";
  const action: Action = controls[control][controlSet];
  if (typeof action === "object") return { label, kind: "link", href: pathIn(content.language, action.link) };
  switch (action) {
    case "none":
      return { label, kind: action };
    case "log":
    case "alert":
      return { label, kind: action, message };
    case "whatsapp":
      return { label, kind: action, message: interpolate(chat, about) };
    case "share": {
      const { linkCopied: copied, linkSelected: selected } = layout;
      return { label, kind: action, message, path: about.path, copied, selected };
    }
    case "print": {
      const { print, refused } = controlWords["download-pdf"];
      return { label: print, kind: action, path: about.path ?? "", refused };
    }
  }
}

/** What submitting a form does in the control set in use, and the words that go with it. */
export function formSettings({ hasExtras, enquiry }: Content, form: FormWords): FormSettings {
  const { notSent, doubts } = enquiry;
  return { submission: hasExtras ? "notice" : "alert", submit: hasExtras ? form.check : form.submit, notSent, doubts };
}
