import { z } from "zod";
import { decimal, fields, oneOf, pattern, phone, picture, slug, text, texts, wholeNumber, yesNo } from "./fields.ts";
import { categories } from "./options.ts";

/** Facts: what is true in every language, written once. One schema per kind of file. */

export const culinaryRegions = ["pan-indian", "north-indian", "mughlai"] as const;

export const productFacts = fields({
  id: wholeNumber(1, 99_999, "The product's own number; it also sets the given order of the shelf."),
  category: oneOf(categories, "The kind of spice, for the category filter."),
  picture: picture("The product's picture; leave the line out to show the chilli placeholder.").optional(),
  spiceLevel: wholeNumber(1, 5, "How hot it is: 1 is mild, 5 is very hot."),
  rating: decimal(4.5, 4.9, "The stars, from 4.5 to 4.9; leave the line out for 4.5.").default(4.5),
  isPopular: yesNo("true shows the Popular badge and puts it first.").default(false),
  isNew: yesNo("true shows the New badge.").default(false),
  region: oneOf(culinaryRegions, "The kitchen it belongs to."),
  isWide: yesNo("true gives it a double-width card on the home page.").default(false),
});

export const difficulties = ["easy", "medium"] as const;

export const recipeFacts = fields({
  id: wholeNumber(1, 9999, "The recipe's own number; it also sets the order of the cards."),
  spices: z
    .array(slug("The name of a product's file, or a name from content/spices.yaml."), { error: "a list of spices" })
    .min(1, { error: "a list with at least one spice" })
    .describe("The spices it takes; the first one gives the card its colour."),
  bowls: z
    .array(wholeNumber(1, 7, "A bowl: 1 haldi, 2 mirch, 3 dhania, 4 garam masala, 5 blends, 6 methi, 7 amchur."), {
      error: "a list of bowls from 1 to 7",
    })
    .describe("Which bowls of the drawn spice box are full."),
  cookTime: wholeNumber(20, 60, "Minutes on the stove, from 20 to 60."),
  difficulty: oneOf(difficulties, "easy or medium."),
  serves: wholeNumber(3, 6, "How many people it feeds, from 3 to 6."),
  emoji: text("One emoji that stands for the dish."),
});

/** Spices that recipes use and that are not among the listed products. */
export const spicesFacts = z
  .array(slug("A spice's name in small letters."), { error: "a list of spice names" })
  .describe("Spices that recipes may name besides the listed products.");

export const regionIcons = ["paddy", "wheel", "fort", "leaf", "tree", "mill"] as const;

export const regionsFacts = z
  .array(
    fields({
      id: slug("The state's name in small letters with hyphens."),
      icon: oneOf(regionIcons, "The little drawing on its station board."),
      isServed: yesNo("true lists it among the served states in the footer."),
    }),
    { error: "a list of states" },
  )
  .describe("Every state the site speaks of.");

const gstin = pattern(
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
  'a GST number of 15 characters, like "22AAAAA0000A1Z5"',
  "The firm's GST number.",
);

const unit = fields({
  name: text("What the unit is called."),
  street: text("Street or area."),
  town: text("Town."),
  state: text("State."),
});

export const siteFacts = fields({
  address: pattern(
    /^https:\/\/[^/\s]+$/,
    "an https:// address without a slash at its end",
    "The site's own address on the web.",
  ),
  brand: fields({
    name: text("The brand's name in Latin letters."),
    hindi: text("The brand's name in Hindi."),
  }),
  tagline: texts("The tagline in Hindi, one entry for each painted line."),
  phones: fields({
    main: phone("The number behind every call and WhatsApp button of the pages."),
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
    days: texts("The days it is open, in English, as search engines want them: Monday, Tuesday …"),
    opens: pattern(/^\d\d:\d\d$/, 'a time like "09:00", in quotes', "Opening time."),
    closes: pattern(/^\d\d:\d\d$/, 'a time like "18:00", in quotes', "Closing time."),
  }),
  fssai: pattern(/^\d{14}$/, "14 digits in quotes", "The FSSAI licence number."),
  gstin,
  stateCode: pattern(/^\d{2}$/, 'two digits in quotes, like "22"', "The GST state code."),
  businessStart: text("The business start, as printed in the footer."),
  copyrightYear: wholeNumber(1900, 2100, "The year after the © sign."),
  showEnquireNow: yesNo("true shows the pulsing 'Enquire Now!' label on the home page."),
  placeholders: z
    .array(text("The name of a field, like phones.main."), { error: "a list of field names" })
    .describe("Fields that still hold invented values; take a name out once the real value is in."),
});

const picturePlace = fields({
  focus: pattern(
    /^\d{1,3}% \d{1,3}%$/,
    'two percentages like "50% 45%", in quotes',
    "The point that must stay in view when the picture is cropped.",
  ),
  ground: pattern(
    /^#[0-9a-f]{6}$/,
    'a colour like "#895a45", in quotes',
    "The picture's mean colour, shown while it loads.",
  ),
});

export const photosFacts = z
  .record(z.string(), picturePlace, { error: "file names, each with focus and ground" })
  .describe("How each picture is cropped and what it loads over.");

export type ProductFacts = z.infer<typeof productFacts>;
export type RecipeFacts = z.infer<typeof recipeFacts>;
export type SiteFacts = z.infer<typeof siteFacts>;
export type RegionFacts = z.infer<typeof regionsFacts>[number];
export type RegionIcon = (typeof regionIcons)[number];
export type PhotoFacts = z.infer<typeof picturePlace>;
