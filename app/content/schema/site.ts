import { z } from "zod";
import { expected, type IssueParams } from "../problems.ts";
import {
  boolean,
  choice,
  fields,
  filledList,
  group,
  type Label,
  labelled,
  list,
  listOf,
  pattern,
  plainText,
  translated,
  type Words,
  wholeNumber,
} from "./fields.ts";
import type { weekdays } from "./options.ts";
import { plainCharacters } from "./plain-text.ts";

/** A GST number. Its last character is a checksum, which tools/check/preflight/licences.ts verifies. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A phone number as people write it. */
const phone = (words: Words) => pattern(/^\+91 \d{5} \d{5}$/, "phone", words);

/** A time of day. Times in this format can be compared as strings. */
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = (words: Words) => pattern(timePattern, "time", words);

/** Translated text without variables. */
const translatedText = (words: Words) => translated(plainText(words));

const email = (words: Words) =>
  labelled(
    words,
    z
      .string({ error: expected("email") })
      .overwrite(plainCharacters)
      .check(z.email({ error: expected("email") }))
      .meta({ inputType: "email" }),
  );

/** A date of this century: a date box takes a year of two digits as 0026. */
const date = (words: Words) =>
  labelled(
    words,
    z
      .string({ error: expected("date") })
      .overwrite(plainCharacters)
      .check(z.iso.date({ error: expected("date") }))
      .refine((value) => /^20\d\d-/.test(value), { error: expected("yearOfFourDigits") })
      .meta({ inputType: "date" }),
  );

const weekdayLabels = {
  Monday: "सोमवार",
  Tuesday: "मंगलवार",
  Wednesday: "बुधवार",
  Thursday: "गुरुवार",
  Friday: "शुक्रवार",
  Saturday: "शनिवार",
  Sunday: "रविवार",
} satisfies Record<(typeof weekdays)[number], Label>;

const weekday = choice(weekdayLabels, { label: "दिन", en: "A day of the week.", hi: "दिन।" });

/** site.yaml: brand, numbers, addresses and licences. */
export const siteSchema = fields({
  address: pattern(
    // A host alone: the address is written into the sitemap and structured data as it is.
    /^https:\/\/[\p{L}\p{M}\d.-]+(:\d+)?$/u,
    "siteAddress",
    {
      label: "साइट का पता",
      en: "The site's own address on the web, without a slash at its end.",
      hi: "साइट का अपना पता, https:// से शुरू, आख़िर में / नहीं।",
    },
  ),
  brand: group("ब्रांड", {
    name: plainText({ label: "नाम", en: "The brand's name in Latin letters.", hi: "ब्रांड का नाम अंग्रेज़ी अक्षरों में।" }),
    hindi: plainText({
      label: { en: "In Hindi", hi: "हिंदी में" },
      en: "The brand's name in Hindi.",
      hi: "ब्रांड का नाम हिंदी में।",
    }),
  }),
  tagline: filledList(
    "lines",
    {
      label: "टैगलाइन",
      en: "The tagline in Hindi, one entry for each painted line.",
      hi: "टैगलाइन हिंदी में, हर लाइन अलग।",
    },
    plainText({ label: "लाइन", en: "One painted line.", hi: "टैगलाइन की एक लाइन।" }),
  ),
  phones: group("फ़ोन नंबर", {
    main: phone({
      label: "मुख्य नंबर",
      en: "The number behind all other call and WhatsApp buttons.",
      hi: "बाकी सब कॉल और WhatsApp बटनों का नंबर।",
    }),
    second: phone({
      label: "दूसरा नंबर",
      en: "The number of the floating buttons on the home page and of the WhatsApp button at the foot of every page, and the second one on the catalogue's first page.",
      hi: "पहले पन्ने के तैरते बटनों और हर पन्ने के सबसे नीचे के WhatsApp बटन का नंबर, और सूची-पत्र की PDF के पहले पन्ने का दूसरा नंबर।",
    }),
  }),
  emails: group(
    { en: "E-mail addresses", hi: "ईमेल" },
    {
      general: email({
        label: { en: "For everybody", hi: "सबके लिए" },
        en: "The address in the footer.",
        hi: "सबसे नीचे दिखने वाला ईमेल।",
      }),
      trade: email({ label: "होलसेल", en: "The address for distributors.", hi: "डिस्ट्रीब्यूटरों के लिए ईमेल।" }),
    },
  ),
  units: listOf(
    2,
    { label: "यूनिट", en: "The two manufacturing units in Durg.", hi: "दुर्ग की दोनों यूनिट, जहाँ मसाला बनता है।" },
    group("यूनिट", {
      name: translatedText({ label: "नाम", en: "What the unit is called.", hi: "यूनिट का नाम।" }),
      street: translatedText({ label: "सड़क", en: "Street or area.", hi: "सड़क या इलाका।" }),
      town: translatedText({ label: "शहर", en: "Town.", hi: "शहर।" }),
      state: translatedText({ label: "राज्य", en: "State.", hi: "राज्य।" }),
    }),
  ),
  map: pattern(/^https:\/\/\S+$/, "httpsAddress", {
    label: "नक्शा",
    en: "The mill on a map, for the link on the Contact page: the address that the map's Share button copies.",
    hi: "नक्शे पर चक्की, संपर्क पन्ने के लिंक के लिए: नक्शे में Share दबाने पर जो पता कॉपी हो, वही।",
  }),
  hours: group("समय", {
    days: filledList("days", { label: "दिन", en: "The days it is open.", hi: "किन दिनों खुला रहता है।" }, weekday),
    opens: time({ label: "खुलता है", en: "Opening time, like 09:00.", hi: "खुलने का समय, जैसे 09:00।" }),
    closes: time({ label: "बंद होता है", en: "Closing time, like 18:00.", hi: "बंद होने का समय, जैसे 18:00।" }),
    daysWeAreClosed: list(
      "dates",
      {
        label: "बंद रहने के दिन",
        en: "Holidays, on which it is closed although the day of the week is an open one; those that are past can go.",
        hi: "छुट्टी की तारीख़ें, जब उस दिन खुला रहना था, फिर भी बंद है; जो बीत गईं, उन्हें हटा सकते हैं।",
      },
      date({ label: { en: "Date", hi: "तारीख़" }, en: "A date: year, month, day.", hi: "तारीख़: साल, महीना, दिन।" }),
    )
      .check(({ value, issues }) => {
        const index = value.findIndex((day, index) => value.indexOf(day) < index);
        if (index < 0) return;
        const problem = { code: "repeatedDate", values: { date: String(value[index]) } } as const;
        issues.push({ code: "custom", input: value, path: [index], params: { problem } satisfies IssueParams });
      })
      .default([]),
  }).refine(({ opens, closes }) => !timePattern.test(opens) || opens < closes, {
    path: ["closes"],
    error: expected("closingTime"),
  }),
  fssai: pattern(/^\d{14}$/, "fssai", {
    label: { en: "FSSAI number", hi: "FSSAI नंबर" },
    en: "The FSSAI licence number.",
    hi: "FSSAI लाइसेंस नंबर, 14 अंक।",
  }),
  gstin: pattern(gstinPattern, "gstin", {
    label: { en: "GST number", hi: "GST नंबर" },
    en: "The firm's GST number.",
    hi: "फ़र्म का GST नंबर, 15 अक्षर और अंक।",
  }),
  businessStart: translatedText({
    label: "कारोबार की शुरुआत",
    en: "The business start, as printed in the footer.",
    hi: "कारोबार की शुरुआत, जैसी सबसे नीचे लिखी है।",
  }),
  copyrightYear: wholeNumber(1900, 2100, {
    label: "© के बाद का साल",
    en: "The year after the © sign.",
    hi: "© के बाद का साल।",
  }),
  showEnquireNow: boolean({
    label: { en: "Show “Enquire Now!”", hi: "“अभी पूछिए!” दिखाएँ" },
    en: "Shows the pulsing “Enquire Now!” on the home page.",
    hi: "चालू हो, तो पहले पन्ने पर “अभी पूछिए!” धीरे-धीरे चमकता दिखता है।",
  }),
});

export type Site = z.infer<typeof siteSchema>;
