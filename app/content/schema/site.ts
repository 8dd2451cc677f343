import { z } from "zod";
import { expected } from "../problem-sentences.ts";
import {
  boolean,
  choice,
  fields,
  filledList,
  list,
  listOf,
  pattern,
  plainText,
  translated,
  wholeNumber,
} from "./fields.ts";
import { weekdays } from "./options.ts";

/** A GST number. Its last character is a checksum, which tools/check/preflight/licences.ts verifies. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A phone number in India. Those of today begin with 6 to 9, the invented ones with zeros. */
const phone = () => pattern(/^\+91 (00000|[6-9]\d{4}) \d{5}$/, "+91 98765 43210", "phone");

/** A time of day. Times in this format can be compared as strings. */
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = () => pattern(timePattern, "09:00", "time");

/** Translated text without variables. */
const translatedText = () => translated(plainText());

const email = () => pattern(z.regexes.email, "name@example.in").meta({ inputType: "email" });

/** A date of this century: a date box takes a year of two digits as 0026. */
export const date = () =>
  pattern(z.regexes.date, "2027-01-26")
    .startsWith("20", { error: expected("like", "2027-01-26") })
    .meta({ inputType: "date" });

/** site.yaml: brand, numbers, addresses and licences. */
export const siteSchema = fields({
  // A host alone: the address is written into the sitemap and structured data as it is.
  address: pattern(/^https:\/\/[\p{L}\p{M}\d.-]+(:\d+)?$/u, "https://www.example.in"),
  brand: fields({ name: plainText(), hindi: plainText() }),
  tagline: filledList(plainText()),
  phones: fields({ main: phone(), second: phone() }),
  emails: fields({ general: email(), trade: email() }),
  units: listOf(
    2,
    fields({
      name: translatedText(),
      street: translatedText(),
      town: translatedText(),
      state: translatedText(),
    }),
  ),
  map: pattern(/^https:\/\/\S+$/, "https://maps.example.in"),
  hours: fields({
    days: filledList(choice(weekdays)),
    opens: time(),
    closes: time(),
    daysWeAreClosed: list(date()).default([]),
  }).refine(({ opens, closes }) => !timePattern.test(opens) || opens < closes, {
    path: ["closes"],
    error: expected("closingTime"),
  }),
  fssai: pattern(/^([12]\d{13}|0{14})$/, "10523998000471"),
  gstin: pattern(gstinPattern, "22AAAAA0000A1Z5"),
  businessStart: translatedText(),
  copyrightYear: wholeNumber(1900, 2100),
  showEnquireNow: boolean(),
});

export type Site = z.infer<typeof siteSchema>;
