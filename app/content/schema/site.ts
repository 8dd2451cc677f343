import { z } from "zod";
import { expected, type IssueParams } from "../problems.ts";
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
const phone = (description: string) => pattern(/^\+91 \d{5} \d{5}$/, "phone", description);

/** A time of day. Times in this format can be compared as strings. */
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = (description: string) => pattern(timePattern, "time", description);

/** Translated text without variables. */
const words = (description: string) => translated(plainText(description));

const email = (description: string) =>
  z
    .string({ error: expected("email") })
    .overwrite(plainCharacters)
    .check(z.email({ error: expected("email") }))
    .meta({ description, inputType: "email" });

/** A date of this century: a date box takes a year of two digits as 0026. */
const date = (description: string) =>
  z
    .string({ error: expected("date") })
    .overwrite(plainCharacters)
    .check(z.iso.date({ error: expected("date") }))
    .refine((value) => /^20\d\d-/.test(value), { error: expected("yearOfFourDigits") })
    .meta({ description, inputType: "date" });

/** site.yaml: brand, numbers, addresses and licences. */
export const siteSchema = fields({
  address: pattern(
    // A host alone: the address is written into the sitemap and structured data as it is.
    /^https:\/\/[\p{L}\p{M}\d.-]+(:\d+)?$/u,
    "siteAddress",
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
    "httpsAddress",
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
        const problem = { code: "repeatedDate", values: { date: String(value[index]) } } as const;
        issues.push({ code: "custom", input: value, path: [index], params: { problem } satisfies IssueParams });
      })
      .default([]),
  }).refine(({ opens, closes }) => !timePattern.test(opens) || opens < closes, {
    path: ["closes"],
    error: expected("closingTime"),
  }),
  fssai: pattern(/^\d{14}$/, "fssai", "The FSSAI licence number."),
  gstin: pattern(gstinPattern, "gstin", "The firm's GST number."),
  edition: words("The month and year of the catalogue as a PDF; a new one with every new print."),
  businessStart: words("The business start, as printed in the footer."),
  copyrightYear: wholeNumber(1900, 2100, "The year after the © sign."),
  showEnquireNow: boolean("Shows the pulsing “Enquire Now!” on the home page."),
});

export type Site = z.infer<typeof siteSchema>;
