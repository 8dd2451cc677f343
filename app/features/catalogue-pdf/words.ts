import { group, plainText, template } from "../../content/schema/fields.ts";

/** catalogue-pdf.yaml: the words of the catalogue as a PDF, and of the links to it. */
export const cataloguePdfSchema = group(
  { en: "Catalogue as a PDF", hi: "सूची-पत्र की PDF" },
  {
    label: template(
      {
        label: "बटन के शब्द",
        en: "The link to the catalogue as a PDF; the size is in megabytes.",
        hi: "सूची-पत्र की PDF का लिंक: कितने पन्ने, और कितने MB।",
      },
      ["pages", "size"],
    ),
    share: {
      label: "भेजने का बटन",
      en: "The button that shares the address of the PDF.",
      hi: "वह बटन, जो PDF का लिंक भेजता है।",
    },
    message: { label: "संदेश", en: "The text that is shared with the address.", hi: "लिंक के साथ जाने वाले शब्द।" },
    inMessages: {
      label: { en: "In WhatsApp messages", hi: "WhatsApp संदेशों में" },
      en: "The word for the printed catalogue in the message that its code opens.",
      hi: "छपे सूची-पत्र का शब्द, उस संदेश में जो उसके कोड से खुलता है।",
    },
    edition: {
      label: "कब की सूची",
      en: "The month and year of the catalogue as a PDF; a new one with every new print.",
      hi: "सूची-पत्र की PDF किस महीने और साल की है; हर नई छपाई पर नया लिखें।",
    },
    painted: plainText({
      label: "बड़े अक्षरों का शब्द",
      en: "The word painted across the front of the catalogue as a PDF, in Hindi in every language.",
      hi: "सूची-पत्र के पहले पन्ने पर बड़े अक्षरों में लिखा शब्द, हर भाषा में हिंदी।",
    }),
    title: { label: "शीर्षक", en: "The title below it.", hi: "उसके नीचे का शीर्षक।" },
    scan: {
      label: "WhatsApp का QR कोड",
      en: "The words beside the QR code that opens the WhatsApp chat.",
      hi: "WhatsApp वाले QR कोड के पास के शब्द।",
    },
    shelf: { label: "मसालों का शीर्षक", en: "The title above the products.", hi: "मसालों के ऊपर का शीर्षक।" },
    price: {
      label: "पैक और दाम",
      en: "The line at the foot of the products, before the phone number; the catalogue has no prices.",
      hi: "मसालों के नीचे, फ़ोन नंबर से पहले की लाइन; सूची-पत्र में दाम नहीं हैं।",
    },
    folio: template({ label: "पन्ने का नंबर", en: "The page's number.", hi: "पन्ने का नंबर।" }, ["page", "pages"]),
    editionLabel: {
      label: { en: "The word before the edition", hi: "महीने से पहले के शब्द" },
      en: "Printed before the month, among our numbers on the last page.",
      hi: "आख़िरी पन्ने पर हमारे नंबरों के साथ, महीने से पहले छपे शब्द।",
    },
    scanSite: {
      label: "साइट का QR कोड",
      en: "The words beside the QR code that opens this site.",
      hi: "इस साइट वाले QR कोड के पास के शब्द।",
    },
  },
);
