import { group } from "../../content/schema/fields.ts";

/** contact-file.yaml: the words of the link that saves our numbers, and of the contact that it saves. */
export const contactFileSchema = group(
  { en: "Save our number", hi: "नंबर सेव करें" },
  {
    label: { label: "बटन के शब्द", en: "The link.", hi: "बटन के शब्द।" },
    reason: {
      label: "किसलिए",
      en: "Why to save our number, said beside it.",
      hi: "हमारा नंबर किसलिए सेव करें; बटन के पास लिखा रहता है।",
    },
    main: {
      label: "मुख्य नंबर",
      en: "What the main number is for, in the saved contact.",
      hi: "सेव हुए नंबरों में मुख्य नंबर किसलिए है।",
    },
    second: {
      label: "दूसरा नंबर",
      en: "What the second number is for, in the saved contact.",
      hi: "सेव हुए नंबरों में दूसरा नंबर किसलिए है।",
    },
  },
);
