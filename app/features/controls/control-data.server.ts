import type { Content } from "../../content/read.server.ts";
import type { ControlName } from "../../content/schema/controls.ts";
import type { FormWords } from "../../content/schema/form-fields.ts";
import { pathIn } from "../../site/languages.ts";
import { interpolate } from "../../text/interpolate.ts";
import type { FormSettings } from "../enquiry/EnquiryForm.tsx";
import type { ControlData } from "./Control.tsx";
import { type Action, controls, submissions } from "./controls.ts";

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
export function formSettings({ controlSet, enquiry }: Content, form: FormWords): FormSettings {
  const submission = submissions[controlSet];
  const { notSent, doubts } = enquiry;
  return { submission, submit: submission === "alert" ? form.submit : form.check, notSent, doubts };
}
