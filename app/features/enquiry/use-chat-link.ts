import { use } from "react";
import { PageContext } from "../../site/page-context.ts";
import { whatsappLink } from "./links.ts";
import { withOrigin } from "./origin.ts";

/**
 * The attributes of a link that opens a WhatsApp chat in a new tab. The message's origin is added if it has none
 * (origin.ts); without a message, the chat opens empty. The main number by default.
 */
export function useChatLink(message?: string, phone?: string) {
  const { phone: main, origin } = use(PageContext);
  return { href: whatsappLink(phone ?? main, withOrigin(message, origin)), target: "_blank", rel: "noopener" };
}
