import { catalogueName, cataloguePdfPath } from "../catalogue/catalogue-pdf.server";
import type { Content } from "../content/read.server";
import type { ControlName } from "../content/schema/controls";
import type { FormSettings } from "../enquiry/EnquiryForm";
import { interpolate } from "../interpolate";
import { pathIn } from "../languages";
import { recipePdfPath } from "../recipe/recipe-pdf.server";
import type { ControlData } from "./Control";

/**
 * Looks up a control's label and action in the chosen set.
 *
 * @param about values for its words: `name`, `id` for a recipe's file, and the `path` that a share links to
 * @param chat the message a chat starts with, for a control that has no such words of its own
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
    case "download": {
      const { id = "" } = about;
      const href = recipePdfPath(content.language, id);
      return { label, kind: "download", href, fileName: `${id}.pdf`, ...layout.pdf };
    }
    case "whatsapp": {
      const start = chat ?? ("chat" in words ? words.chat : undefined) ?? words.message;
      return { label, kind: "whatsapp", message: interpolate(start, about) };
    }
  }
}

/**
 * The catalogue as a PDF; undefined if the set in use does not offer it. The build fills in the figures of the file,
 * which development does not have.
 */
export function catalogueDownload(content: Content): ControlData | undefined {
  if (!content.controls.extras["catalogue-pdf"]) return undefined;
  const href = cataloguePdfPath(content.language);
  const { label, ...words } = content.controlWords["catalogue-pdf"];
  return {
    kind: "file",
    href,
    fileName: `${catalogueName(content)}.pdf`,
    label: import.meta.env.DEV ? label.replace(/\{\w+\}/g, "…") : label,
    ...content.layout.pdf,
    ...words,
  };
}

/**
 * Where a form leads, and what submitting it does in the chosen set.
 *
 * @param label the form's own label of its submit button
 */
export function formSettings({ controls, controlWords }: Content, label: string): FormSettings {
  const { kind } = controls["submit-enquiry"];
  const { submit, ...words } = controlWords["submit-enquiry"];
  return { submission: kind === "alert" ? { kind, label } : { kind, label: submit, words } };
}
