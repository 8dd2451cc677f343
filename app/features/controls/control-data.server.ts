import type { Content } from "../../content/read.server.ts";
import type { ControlName } from "../../content/schema/controls.ts";
import type { FormWords } from "../../content/schema/form-fields.ts";
import { pathIn } from "../../site/languages.ts";
import { interpolate } from "../../text/interpolate.ts";
import type { FormSettings } from "../enquiry/EnquiryForm.tsx";
import type { ControlData } from "./Control.tsx";

/**
 * A control's label and action in the control set in use.
 *
 * @param about values of the variables in its words; also `path`, which is shared or printed
 * @param chat the message of a WhatsApp chat, for a control that has no words for it
 */
export function controlData(
  content: Content,
  control: ControlName,
  about: Readonly<Record<string, string>> = {},
  chat?: string,
): ControlData {
  const { controls, controlWords, layout } = content;
  const words = controlWords[control];
  const label = interpolate(words.label, about);
  const message = interpolate(words.message, about);
  const action = controls[control];
  switch (action.kind) {
    case "none":
      return { label, kind: "none" };
    case "log":
    case "alert":
      return { label, kind: action.kind, message };
    case "share":
      return {
        label,
        kind: "share",
        message,
        path: about.path,
        copied: layout.linkCopied,
        selected: layout.linkSelected,
      };
    case "link":
      return { label, kind: "link", href: pathIn(content.language, action.to) };
    case "print": {
      const { print, refused } = controlWords["download-pdf"];
      return { label: print, kind: "print", path: about.path ?? "", refused };
    }
    case "whatsapp": {
      const start = chat ?? ("chat" in words ? words.chat : undefined) ?? words.message;
      return { label, kind: "whatsapp", message: interpolate(start, about) };
    }
  }
}

/** What submitting a form does in the control set in use, and the label of its submit button. */
export function formSettings({ controls, enquiry }: Content, form: FormWords): FormSettings {
  const { kind } = controls["submit-enquiry"];
  if (kind === "alert") return { submission: { kind, label: form.submit } };
  return { submission: { kind, label: form.check, words: enquiry.preview } };
}
