import { z } from "zod";
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
import { plainCharacters } from "./plain-text.ts";

/** A GST number. Its last character is a checksum, which tools/check/preflight/licences.ts verifies. */
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A phone number as people write it. */
const phone = (description: string) =>
  pattern(/^\+91 \d{5} \d{5}$/, "a phone number like +91 98765 43210", description);

/** A time of day. Times in this format can be compared as strings. */
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = (description: string) => pattern(timePattern, "a time from 00:00 to 23:59", description);

/** Translated text without variables. */
const words = (description: string) => translated(plainText(description));

const email = (description: string) =>
  z
    .string({ error: "an e-mail address" })
    .overwrite(plainCharacters)
    .check(z.email({ error: "an e-mail address" }))
    .meta({ description, inputType: "email" });

/** A date of this century: a date box takes a year of two digits as 0026. */
const date = (description: string) =>
  z
    .string({ error: dateShape })
    .overwrite(plainCharacters)
    .check(z.iso.date({ error: dateShape }))
    .refine((value) => /^20\d\d-/.test(value), { error: "a year of four digits, like 2027-01-26" })
    .meta({ description, inputType: "date" });
const dateShape = "a date like 2027-01-26";

/** site.yaml: brand, numbers, addresses and licences. */
export const siteSchema = fields({
  address: pattern(
    // A host alone: the address is written into the sitemap and structured data as it is.
    /^https:\/\/[\p{L}\p{M}\d.-]+(:\d+)?$/u,
    "an https:// address without a slash at the end",
    "The site's own address on the web, without a slash at its end.",
  ),
  brand: {
    name: plainText("The brand's name in Latin letters."),
    hindi: plainText("The brand's name in Hindi."),
  },
  tagline: filledList(
    "lines",
    "The tagline in Hindi, one entry for each painted line.",
    plainText("One painted line."),
  ),
  phones: {
    main: phone("The number behind all other call and WhatsApp buttons."),
    second: phone(
      "The number of the floating buttons on the home page and of the WhatsApp button at the foot of every page, and the second one on the catalogue's first page.",
    ),
  },
  emails: {
    general: email("The address in the footer."),
    trade: email("The address for distributors."),
  },
  units: listOf(2, "The two manufacturing units in Durg.", {
    name: words("What the unit is called."),
    street: words("Street or area."),
    town: words("Town."),
    state: words("State."),
  }),
  map: pattern(
    /^https:\/\/\S+$/,
    "an https:// address",
    "The mill on a map, for the link on the Contact page: the address that the map's Share button copies.",
  ),
  hours: fields({
    days: filledList("days", "The days it is open.", choice(weekdays, "A day of the week.")),
    opens: time("Opening time, like 09:00."),
    closes: time("Closing time, like 18:00."),
    daysWeAreClosed: list(
      "dates",
      "Holidays, on which it is closed although the day of the week is an open one; those that are past can go.",
      date("A date: year, month, day."),
    )
      .check(({ value, issues }) => {
        const index = value.findIndex((day, index) => value.indexOf(day) < index);
        if (index < 0) return;
        const params = { got: `"${value[index]}" again` };
        issues.push({ code: "custom", input: value, message: "each date once", path: [index], params });
      })
      .default([]),
  }).refine(({ opens, closes }) => !timePattern.test(opens) || opens < closes, {
    path: ["closes"],
    error: "a time after the opening time",
  }),
  fssai: pattern(/^\d{14}$/, "14 digits", "The FSSAI licence number."),
  gstin: pattern(gstinPattern, "a GST number of 15 characters, like 22AAAAA0000A1Z5", "The firm's GST number."),
  edition: words("The month and year of the catalogue as a PDF; a new one with every new print."),
  businessStart: words("The business start, as printed in the footer."),
  copyrightYear: wholeNumber(1900, 2100, "The year after the © sign."),
  showEnquireNow: boolean("Shows the pulsing “Enquire Now!” on the home page."),
});

export type Site = z.infer<typeof siteSchema>;
