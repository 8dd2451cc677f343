import { z } from "zod";
import {
  colour,
  decimal,
  fields,
  oneOf,
  pattern,
  phone,
  picture,
  plainText,
  slug,
  time,
  timePattern,
  wholeNumber,
  yesNo,
} from "./fields.ts";
import { categories, kitchenUnits, weekdays } from "./options.ts";

/** Facts: what is true in every language, stated once. One schema for each kind of file. */

const spiceColour = colour(
  'The colour of the spice, for its cards: "#b03a2e" or oklch(51% 0.19 29); leave the line out for a warm brown.',
).default("oklch(55% 0.1 60)");

export const culinaryRegions = ["pan-indian", "north-indian", "mughlai"] as const;

export const productFacts = fields({
  id: wholeNumber(1, 99_999, "The product's own number; it also sets the default order of the products."),
  category: oneOf(categories, "The kind of spice, for the category filter."),
  picture: picture("product", "The product's picture; leave the line out to show the chilli placeholder.").optional(),
  spiceLevel: wholeNumber(1, 5, "How hot it is: 1 is mild, 5 is very hot."),
  rating: decimal(4.5, 4.9, "The stars, from 4.5 to 4.9; leave the line out for 4.5.").default(4.5),
  isPopular: yesNo("true shows the Popular badge and puts it first.").default(false),
  isNew: yesNo("true shows the New badge.").default(false),
  region: oneOf(culinaryRegions, "The kitchen it belongs to."),
  colour: spiceColour,
  aliases: z
    .array(plainText("One name, in any letters; small letters will do."), { error: "a list of names" })
    .default([])
    .describe(
      "What else people type when they search for it, in every language: haldi, haldee, हल्दी. The search knows its names already; leave the list out if there are no others.",
    ),
});

export const difficulties = ["easy", "medium"] as const;

/** Something a dish takes, and how much of it. */
const measured = (id: string) =>
  fields({
    id: slug(id),
    amount: decimal(
      0.1,
      5000,
      "How much, for the servings below: 2, 0.5 for ½ or 0.33 for ⅓. Leave it out for what is added by eye.",
    ).optional(),
    unit: oneOf(
      kitchenUnits,
      "The unit of the amount: g, kg, ml, l, cup, tbsp, tsp or pinch. Leave it out for a count, like 2 onions.",
    ).optional(),
  }).refine(({ amount, unit }) => amount !== undefined || unit === undefined, {
    path: ["unit"],
    error: "no unit without an amount",
  });

export const recipeFacts = fields({
  id: wholeNumber(1, 9999, "The recipe's own number; it also sets the order of the cards."),
  spices: z
    .array(measured("The name of a product's file, or a name from content/spices.yaml."), {
      error: "a list of spices, each with its id",
    })
    .min(1, { error: "a list with at least one spice" })
    .describe("The spices it uses, with their amounts; the first one gives the card its colour."),
  ingredients: z
    .array(measured("The ingredient's name in small letters with hyphens; the recipe's words say what it is."), {
      error: "a list of ingredients, each with its id",
    })
    .min(1, { error: "a list with at least one ingredient" })
    .describe("Everything else that goes in, water and salt too, in the order of use."),
  bowls: z
    .array(wholeNumber(1, 7, "A bowl: 1 haldi, 2 mirch, 3 dhania, 4 garam masala, 5 blends, 6 methi, 7 amchur."), {
      error: "a list of bowls from 1 to 7",
    })
    .describe("Which bowls of the drawn spice box are full."),
  cookTime: wholeNumber(
    20,
    60,
    "Minutes in all, from 20 to 60: cutting, cooking and resting, but not soaking or marinating beforehand.",
  ),
  difficulty: oneOf(difficulties, "easy or medium."),
  serves: wholeNumber(3, 6, "How many people it feeds, from 3 to 6."),
  emoji: pattern(/^\p{RGI_Emoji}$/v, "one emoji, like 🍲", "One emoji that stands for the dish."),
  illustration: pattern(
    /^[a-z0-9]+(-[a-z0-9]+)*\.svg$/,
    "the name of an .svg file, like dal-tadka.svg",
    "The drawing of the dish, a file in content/illustrations/; leave the line out if there is none.",
  ).optional(),
});

/** Spices that recipes use and that are not listed products. */
export const spicesFacts = z
  .array(fields({ id: slug("The spice's name in small letters with hyphens."), colour: spiceColour }), {
    error: "a list of spices",
  })
  .describe("Spices that recipes may name besides the listed products.");

const regionIcons = ["paddy", "wheel", "fort", "leaf", "tree", "mill"] as const;

export const regionsFacts = z
  .array(
    fields({
      id: slug("The state's name in small letters with hyphens."),
      icon: oneOf(regionIcons, "The little drawing on its card."),
      isServed: yesNo("true lists it among the served states in the footer."),
    }),
    { error: "a list of states" },
  )
  .describe("Every state the site mentions.");

/** The shape of a GST number; its last character also depends on the others. */
export const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const gstin = pattern(gstinPattern, 'a GST number of 15 characters, like "22AAAAA0000A1Z5"', "The firm's GST number.");

const unitAddress = fields({
  name: plainText("What the unit is called."),
  street: plainText("Street or area."),
  town: plainText("Town."),
  state: plainText("State."),
});
const unit = unitAddress.extend({ hindi: unitAddress.describe("The same in Hindi.") });

export const siteFacts = fields({
  address: pattern(
    /^https:\/\/[^/\s]+$/,
    "an https:// address without a slash at the end",
    "The site's own address on the web.",
  ),
  brand: fields({
    name: plainText("The brand's name in Latin letters."),
    hindi: plainText("The brand's name in Hindi."),
  }),
  tagline: z
    .array(plainText("One painted line."), { error: "a list of lines" })
    .min(1, { error: "a list with at least one line" })
    .describe("The tagline in Hindi, one entry for each painted line."),
  phones: fields({
    main: phone("The number behind every call and WhatsApp button on the pages."),
    second: phone("The number of the floating buttons on the home page and of the footer's WhatsApp button."),
  }),
  emails: fields({
    general: z.email({ error: "an e-mail address" }).describe("The address in the footer."),
    trade: z.email({ error: "an e-mail address" }).describe("The address for distributors."),
  }),
  units: z
    .array(unit, { error: "a list of two units" })
    .length(2, { error: "exactly two units" })
    .describe("The two manufacturing units in Durg."),
  hours: fields({
    days: z
      .array(oneOf(weekdays, "A day of the week, in English."), { error: "a list of days" })
      .min(1, { error: "a list with at least one day" })
      .describe("The days it is open, in English: Monday, Tuesday …"),
    opens: time('Opening time, e.g. "09:00".'),
    closes: time('Closing time, e.g. "18:00".'),
  }).refine(({ opens, closes }) => !timePattern.test(opens) || opens < closes, {
    path: ["closes"],
    error: "a time after the opening time",
  }),
  fssai: pattern(/^\d{14}$/, "14 digits in quotes", "The FSSAI licence number."),
  gstin,
  stateCode: pattern(/^\d{2}$/, 'two digits in quotes, like "22"', "The GST state code."),
  businessStart: plainText("The business start, as printed in the footer."),
  businessStartInHindi: plainText("The business start in Hindi, for the footer of the Hindi pages."),
  copyrightYear: wholeNumber(1900, 2100, "The year after the © sign."),
  showEnquireNow: yesNo("true shows the pulsing 'Enquire Now!' label on the home page."),
});

const picturePlace = fields({
  focus: pattern(
    /^(100|\d{1,2})% (100|\d{1,2})%$/,
    'two percentages from 0% to 100%, like "50% 45%"',
    "The point that must stay in view when the picture is cropped, from the left and from the top; leave it out for the middle.",
  ).default("50% 50%"),
  ground: pattern(
    /^#[0-9a-f]{6}$/i,
    'a colour like "#895a45", in quotes',
    "The colour shown while it loads; leave it out for the picture's own average colour.",
  ).optional(),
  invented: plainText(
    "What the picture shows that does not exist, such as labels on packs; delete the line once a real photo replaces it.",
  ).optional(),
});

export const photosFacts = z
  .record(z.string(), picturePlace, { error: "file names, each with its focus below it" })
  .nullable()
  .transform((photos) => photos ?? {})
  .describe("How pictures are cropped. A picture that is not listed here is cropped around its middle.");

/** Invented values, by file and field: a field that still has one is a placeholder. */
export const placeholdersFacts = z
  .record(
    z.string(),
    z
      .record(z.string(), z.string({ error: "the invented text" }), {
        error: "the names of fields, each with its text",
      })
      .nullable(),
    { error: "the names of files, each with its fields below it" },
  )
  .nullable()
  .transform((files) => files ?? {})
  .describe(
    "Invented values, used until the real ones are known. Replace them in the files named here, not in this list.",
  );

export type ProductFacts = z.infer<typeof productFacts>;
export type RecipeFacts = z.infer<typeof recipeFacts>;
export type SiteFacts = z.infer<typeof siteFacts>;
export type RegionFacts = z.infer<typeof regionsFacts>[number];
export type PhotoFacts = z.infer<typeof picturePlace>;
export type SpiceFacts = z.infer<typeof spicesFacts>[number];
export type PlaceholdersFacts = z.infer<typeof placeholdersFacts>;
