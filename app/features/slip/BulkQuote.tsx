import { use } from "react";
import { useIsHydrated } from "../../islands/use-is-hydrated.ts";
import { PageContext } from "../../site/page-context.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ChatNumber } from "../enquiry/ChatNumber.tsx";
import { useChatLink } from "../enquiry/use-chat-link.ts";
import { useSlipStore } from "./store.ts";

/** Opens the order slip, whose message then asks for a bulk price. Without scripts, opens a chat that asks for one. */
export function BulkQuote({ label, message }: { label: string; message: string }) {
  const { newTab, phone } = use(PageContext);
  const store = useSlipStore();
  const link = useChatLink(message);
  const isHydrated = useIsHydrated();
  return (
    <>
      <ButtonLink
        {...link}
        aria-label={isHydrated ? label : `${label} ${newTab}`}
        aria-haspopup={isHydrated ? "dialog" : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return; // The chat, in another tab.
          event.preventDefault();
          store.askForPrice();
        }}
        data-wakes=""
      >
        {label}
      </ButtonLink>
      <ChatNumber phone={phone} />
    </>
  );
}
