import type { OpenNow as OpenNowData } from "../../content/open-now";
import type { ContactWords } from "../../content/schema/pages/contact";
import { telLink, whatsappLink } from "../../enquiry/links";
import { NewTab } from "../../enquiry/NewTab";
import { OpenNow } from "../../enquiry/OpenNow";
import { InfoCards } from "../../ui/InfoCards";

interface ContactCardsProps {
  words: ContactWords["cards"];
  phone: string;
  hours: string;
  /** Empty if the business is open every day. */
  closed: string;
  openNow: OpenNowData;
  newTab: string;
}

/** Call, WhatsApp, visit, hours. */
export function ContactCards({ words, phone, hours, closed, openNow, newTab }: ContactCardsProps) {
  return (
    <InfoCards
      variant="row"
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
        { icon: "pin", title: words.visit.title, fact: words.visit.text, note: words.visit.note },
        {
          icon: "clock",
          title: words.hours.title,
          fact: hours,
          note: closed || undefined,
          children: <OpenNow {...openNow} />,
        },
      ]}
    />
  );
}
