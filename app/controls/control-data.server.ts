import type { ControlName } from "../content/controls";
import type { Content } from "../content/read.server";
import { whatsappLink } from "../enquiry/links";
import { sheetAddress } from "../recipe/sheet-address.server.ts";
import { interpolate } from "../ui/interpolate";
import type { ControlData } from "./Control";

/**
 * Looks up a control's label and action in the chosen set.
 *
 * @param about values for its words: `name`, `id` for a recipe's file, and the `path` that a share links to
 */
export function controlData(
  content: Content,
  control: ControlName,
  about: Readonly<Record<string, string>> = {},
): ControlData {
  const { controls, controlWords, site, frame } = content;
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
      return { label, kind: "share", message, path: about.path, copied: frame.linkCopied };
    case "link":
      return { label, kind: "link", href: action.to };
    case "download": {
      const { id = "" } = about;
      return { label, kind: "download", href: sheetAddress(content, id), fileName: `${id}.pdf` };
    }
    case "whatsapp":
      return {
        label,
        kind: "whatsapp",
        href: whatsappLink(site.phones.main, words.chat ? interpolate(words.chat, about) : message),
        newTab: frame.newTab,
      };
  }
}
