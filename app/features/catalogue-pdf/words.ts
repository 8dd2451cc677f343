import { group, template } from "../../content/schema/fields.ts";

/** catalogue-pdf.yaml: the words of the links to the catalogue as a PDF. */
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
  },
);
