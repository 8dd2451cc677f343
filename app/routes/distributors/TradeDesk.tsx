import type { DistributorsWords } from "../../content/words";
import { telLink, whatsappLink } from "../../enquiry/links";
import { NewTab } from "../../enquiry/NewTab";
import { InfoCards } from "../../ui/InfoCards";

interface TradeDeskProps {
  words: DistributorsWords["cards"];
  phone: string;
  email: string;
  newTab: string;
}

/** The contact cards beside the application. */
export function TradeDesk({ words, phone, email, newTab }: TradeDeskProps) {
  return (
    <InfoCards
      layout="tower"
      name={words.name}
      cards={[
        { icon: "phone", title: words.call.title, fact: phone, href: telLink(phone), note: words.call.note },
        {
          icon: "wa",
          title: words.whatsapp.title,
          fact: phone,
          href: whatsappLink(phone, words.whatsapp.message),
          newTab: <NewTab>{newTab}</NewTab>,
          note: words.whatsapp.note,
        },
        { icon: "mail", title: words.email.title, fact: email, isLong: true, href: `mailto:${email}` },
      ]}
    />
  );
}
