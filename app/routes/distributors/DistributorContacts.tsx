import type { DistributorsWords } from "../../content/schema/pages/distributors";
import { telLink, whatsappLink } from "../../enquiry/links";
import { NewTab } from "../../enquiry/NewTab";
import { InfoCards } from "../../ui/InfoCards";

interface DistributorContactsProps {
  words: DistributorsWords["cards"];
  phone: string;
  email: string;
  newTab: string;
}

/** The contact cards beside the application form. */
export function DistributorContacts({ words, phone, email, newTab }: DistributorContactsProps) {
  return (
    <InfoCards
      variant="tower"
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
