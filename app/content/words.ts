import { z } from "zod";
import { culinaryRegions, difficulties } from "./facts.ts";
import {
  exactly,
  fields,
  packs,
  pageHeader,
  pageMeta,
  picture,
  plainText,
  point,
  sectionHeader,
  slug,
  text,
  texts,
  whatsappButton,
} from "./fields.ts";
import { categories, experienceOptions, inquiryOptions, regionOptions, sortOrders, volumeOptions } from "./options.ts";

/** Words: what a visitor reads, once per language. One schema per kind of file. */

export const productWords = fields({
  name: text("The product's name."),
  hindi: text("The name in Hindi, shown above it."),
  price: text("The pack sizes it is sold in, smallest first: 50gm, 100gm, 500gm, 10kg."),
  uses: text("What to cook with it."),
  benefits: text("What it does in the pot; no medical claims, never '100%'."),
  tag: text("A few words under the name; the search looks here too."),
  badges: exactly(2, text("A label."), "Two short labels."),
});

export const recipeWords = fields({
  title: text("The dish."),
  description: text("One sentence about it."),
  ingredients: texts("One ingredient an entry, with its quantity."),
  steps: texts("One step an entry."),
});

/** Names of the spices in content/spices.yaml. */
export const spicesWords = z.record(z.string(), text("The spice's name."), { error: "a name for each spice" });

export const regionsWords = z.record(
  z.string(),
  fields({
    name: text("The state's name."),
    hindi: text("The state's name in Hindi."),
    cities: z.array(text("A city."), { error: "a list of cities" }).describe("The cities served, may be empty: []."),
  }),
  { error: "a name and cities for each state" },
);

/** What each picture shows, for people who do not see it. */
export const photosWords = z.record(z.string(), text("What the picture shows, in one sentence."), {
  error: "one sentence for each picture",
});

const link = (description: string) => text(description);

/** Words that every screen shares. */
export const frameWords = fields({
  language: text("The language's own code: en or hi."),
  skip: text("The link that jumps over the navigation."),
  newTab: text("Said after links that open in a new tab."),
  linkCopied: text("Said when a link was copied, where a phone has no share sheet."),
  menu: fields({
    name: text("The name of the navigation."),
    open: text("The name of the menu button."),
    close: text("The name of the panel's close button."),
    home: fields({ label: link("The link to the home page."), hindi: text("In Hindi.").optional() }),
    about: fields({ label: link("The link to About."), hindi: text("In Hindi.").optional() }),
    products: fields({ label: link("The link to Products."), hindi: text("In Hindi.").optional() }),
    distributors: fields({ label: link("The link to Distributors."), hindi: text("In Hindi.").optional() }),
    recipes: fields({ label: link("The link to Recipes."), hindi: text("In Hindi.").optional() }),
    contact: fields({ label: link("The link to Contact."), hindi: text("In Hindi.").optional() }),
    brandHome: text("The name of the logo's link; {brand} is filled in."),
  }),
  hours: plainText(
    "The business hours in words; {days}, {opens} and {closes} come from content/site.yaml.",
    "days",
    "opens",
    "closes",
  ),
  closed: plainText("The days it is closed; {closedDays} come from content/site.yaml.", "closedDays"),
  numbers: texts("The numbers in words from one on, for {products} and the like; beyond the last, digits are shown."),
  footer: fields({
    company: fields({ title: text("The first column's title."), text: text("The company in two sentences.") }),
    links: fields({
      title: text("The second column's title."),
      about: text("The link to About."),
      products: text("The link to Products."),
      distributors: text("The link to Distributors."),
      recipes: text("The link to Recipes."),
    }),
    popular: fields({
      title: text("The third column's title."),
      products: z
        .array(fields({ name: text("A product."), hindi: text("Its name in Hindi.") }), { error: "a list of products" })
        .describe("The popular products; a plain list, not links."),
    }),
    locations: fields({
      title: text("The fourth column's title."),
      fssai: text("The name of the licence number."),
      gstin: text("The name of the tax number."),
      stateCode: text("The name of the state code."),
      businessStart: text("The name of the business start."),
      whatsapp: text("The words on the WhatsApp button."),
    }),
    vegetarian: text("What the green mark says."),
    rights: text("What follows the © sign; {year} and {brand} are filled in."),
  }),
  errorView: fields({
    title: text("The title of the error view."),
  }),
});

/** Words of the product card and of everything that rates or measures. */
export const catalogueWords = fields({
  uses: text("The name of the uses block."),
  benefits: text("The name of the benefits block."),
  isNew: text("The New badge."),
  isPopular: text("The Popular badge."),
  labels: text("The name of the list of labels, for screen readers."),
  packs: text("The name of the pack sizes, for screen readers."),
  rating: text("The stars read out; {rating} is filled in.", "rating"),
  spiceLevel: text("The chillies read out; {level} is filled in.", "level"),
  noPicture: text("What the placeholder is called."),
  ask: text("The words on the home card's WhatsApp button."),
  askAbout: text("The same for screen readers; {name} is filled in.", "name"),
  message: text("The home card's WhatsApp message; {name} and {price} are filled in.", "name", "price"),
  regions: z.record(z.enum(culinaryRegions), text("The kitchen's name."), { error: "a name for every kitchen" }),
});

export const homeWords = fields({
  meta: pageMeta,
  organisation: text("The company in one sentence, for search engines."),
  hero: fields({
    english: text("The tagline in this language, under the painted one."),
    lead: text("Two sentences under the tagline."),
    products: text("The button to Products."),
    whatsapp: whatsappButton,
    packs: packs("The pack sizes on the iron weights."),
    packsName: text("The name of the pack sizes, for screen readers."),
    since: fields({
      label: text("The badge's words."),
      year: text("The badge's year."),
      place: text("The badge's place, in Hindi."),
    }),
    picture: picture("The wide picture."),
    portrait: picture("The same for phones."),
  }),
  stats: fields({
    head: sectionHeader,
    figures: exactly(
      4,
      fields({
        value: text("The figure."),
        label: text("What it counts."),
        isWord: z.boolean({ error: "true or false" }).default(false).describe("true sets it smaller, for a word."),
      }),
      "Four figures.",
    ),
  }),
  heritage: fields({
    head: sectionHeader,
    years: exactly(
      2,
      fields({ year: text("The year."), title: text("What happened."), text: text("One or two sentences.") }),
      "Two years.",
    ),
  }),
  letter: fields({
    head: sectionHeader,
    opening: text("The letter's first, large sentence."),
    paragraphs: texts("The paragraphs after it."),
    closing: text("The closing words, in Hindi."),
    signature: text("Who signs; a role, never an invented name."),
    picture: picture("The picture beside the letter."),
    caption: text("The words under the picture."),
  }),
  products: fields({ head: sectionHeader, all: text("The link to the catalogue.") }),
  regions: fields({
    head: sectionHeader,
    states: z
      .array(
        fields({
          region: slug("A state from content/regions.yaml."),
          status: text("Its status."),
          note: text("A word more.").optional(),
        }),
        {
          error: "a list of states",
        },
      )
      .describe("The states; the first is the headquarters."),
    join: fields({
      title: text("The line under the states."),
      distributors: text("The link to Distributors."),
      whatsapp: whatsappButton,
    }),
  }),
  testimonials: fields({
    head: sectionHeader,
    verified: text("The stamp."),
    quotes: exactly(
      3,
      fields({
        name: text("Who says it: a role, never an invented name."),
        location: text("Town and state."),
        text: text("What they say."),
        avatar: z
          .enum(["sack", "fort", "truck"], { error: "one of sack, fort, truck" })
          .describe("The drawing beside the name."),
        spice: slug("A product's file name; it colours the drawing."),
        isVerified: z.boolean({ error: "true or false" }).describe("true shows the stamp."),
        rating: z.int({ error: "5" }).min(5, { error: "5" }).max(5, { error: "5" }).describe("Always 5."),
      }),
      "Three quotes.",
    ),
  }),
  why: fields({ head: sectionHeader, reasons: exactly(4, point, "Four reasons.") }),
  callToAction: fields({
    hindi: text("A question in Hindi."),
    title: texts("The title, one entry a line."),
    whatsapp: whatsappButton,
    call: text("The call button; {phone} is filled in.", "phone"),
    promises: exactly(
      3,
      fields({
        icon: z.enum(["truck", "scale", "seal"], { error: "one of truck, scale, seal" }).describe("Its drawing."),
        title: text("The promise."),
        text: text("The rest of it."),
      }),
      "Three promises.",
    ),
  }),
  widget: fields({
    name: text("The name of the floating buttons, for screen readers."),
    call: text("The name of the round call button."),
    preview: text("The name of the round WhatsApp button."),
    title: text("The panel's title."),
    hindi: text("The greeting in Hindi, before the welcome.").optional(),
    welcome: text("The welcome message."),
    offer: text("The offer line."),
    start: whatsappButton,
    callNow: text("The panel's call button; {phone} is filled in.", "phone"),
    close: text("The name of the close button."),
    now: text("The pulsing label."),
  }),
});

export const aboutWords = fields({
  meta: pageMeta,
  hero: pageHeader,
  heroPicture: picture("The picture of the story."),
  mission: fields({
    label: text("Its label."),
    hindi: text("In Hindi."),
    title: text("Its title."),
    text: text("One sentence."),
  }),
  vision: fields({
    label: text("Its label."),
    hindi: text("In Hindi."),
    title: text("Its title."),
    text: text("One sentence."),
  }),
  journey: fields({
    head: sectionHeader,
    years: exactly(
      5,
      fields({ year: text("The year."), title: text("What happened."), text: text("One sentence.") }),
      "2020 to 2024, a year an entry.",
    ),
  }),
  values: fields({ head: sectionHeader, points: exactly(4, point, "Four values.") }),
  founder: fields({
    label: text("The label."),
    hindi: text("In Hindi."),
    quote: text("What the founder says."),
    signature: text("Who says it; a role."),
  }),
  process: fields({
    head: sectionHeader,
    steps: exactly(
      3,
      fields({ title: text("The step."), text: text("One sentence."), picture: picture("Its picture.") }),
      "Sourcing, Processing, Quality Check.",
    ),
  }),
  callToAction: fields({
    hindi: text("A line in Hindi."),
    title: text("The title."),
    products: text("The link to Products."),
    contact: text("The link to Contact."),
    picture: picture("The picture in the corner."),
  }),
});

export const productsWords = fields({
  meta: pageMeta,
  hero: pageHeader,
  catalogue: fields({
    name: text("The name of the catalogue, for screen readers."),
    search: text("The label of the search box."),
    suggestions: texts("Words that the search box suggests; one that finds no product is left out."),
    category: text("The label of the category filter."),
    categories: z.record(z.enum(["all", ...categories]), text("The category's name."), {
      error: "a name for every category",
    }),
    sort: text("The label of the sort selector."),
    sorts: z.record(z.enum(sortOrders), text("The order's name."), { error: "a name for every order" }),
    count: fields({
      one: text("The count when one is shown; {shown} and {all} are filled in.", "shown", "all"),
      other: text("The count otherwise; {shown} and {all} are filled in.", "shown", "all"),
    }),
    activeSearch: text("The search badge; {query} is filled in.", "query"),
    activeCategory: text("The category badge; {category} is filled in.", "category"),
    removeFilter: text("The name of a badge's close button; {filter} is filled in.", "filter"),
    clearAll: text("The button that clears the filters."),
    emptyTitle: text("The title when nothing matches."),
    emptyText: text("The advice when nothing matches."),
    clear: text("The button when nothing matches."),
    withoutScript: text("What is said when search cannot work."),
  }),
  why: fields({ head: sectionHeader, reasons: exactly(4, point, "Four reasons.") }),
  bulk: fields({
    label: text("The label."),
    hindi: text("In Hindi."),
    title: text("The title."),
    lead: text("One sentence."),
    picture: picture("The picture of the packs."),
  }),
});

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  fields({
    label: text("The field's label."),
    choose: text("The first, empty choice."),
    options: z.record(z.enum(values), text("The choice in words."), { error: "words for every choice" }),
  });

const input = fields({ label: text("The field's label."), placeholder: text("An example in the field.").optional() });

/** What a form says around its fields. */
const formFrame = {
  label: text("The small label above the form."),
  hindi: text("In Hindi."),
  title: text("The form's title."),
  submit: text("The submit button."),
  hint: text("The words beside the submit button."),
  alert: text("The exact text of the alert after submitting."),
  sentTitle: text("The notice after the alert; it repeats the alert's text."),
  sentText: text("What the notice adds."),
  whatsapp: text("The link that carries the answers to WhatsApp."),
  messageTitle: text("The first line of that WhatsApp message."),
  shortened: text("Said when the answers are too long for one link and the end was cut."),
  withoutScript: text("What is said when the form cannot work."),
  yes: text("A ticked box in the message."),
  no: text("An unticked box in the message."),
} as const;

export const distributorsWords = fields({
  meta: pageMeta,
  hero: pageHeader,
  apply: text("The link to the form."),
  whatsapp: whatsappButton,
  packs: packs("The pack sizes on the heap of weights."),
  benefits: fields({ head: sectionHeader, points: exactly(6, point, "Six benefits.") }),
  reach: fields({
    head: sectionHeader,
    states: z
      .array(fields({ region: slug("A state from content/regions.yaml."), status: text("Its status.") }), {
        error: "a list of states",
      })
      .describe("Current reach by state."),
    wantedTitle: text("The title above the states that want partners."),
    wantedNote: text("The sentence that says partners are wanted there."),
    wanted: z
      .array(slug("A state from content/regions.yaml."), { error: "a list of states" })
      .describe("Where partners are wanted."),
    wantedStatus: text("Their status."),
  }),
  picture: picture("The picture of the packs."),
  form: fields({
    ...formFrame,
    name: input,
    email: input,
    phone: input,
    business: input,
    experience: choice(experienceOptions),
    region: choice(regionOptions),
    volume: choice(volumeOptions),
    message: input,
    hasLicense: text("The licence box."),
    agreedToTerms: text("The terms box."),
  }),
  cards: fields({
    name: text("The name of the contact cards, for screen readers."),
    call: fields({ title: text("The call card."), note: text("Its note.") }),
    whatsapp: fields({
      title: text("The WhatsApp card."),
      note: text("Its note."),
      message: text("The message the chat starts with."),
    }),
    email: fields({ title: text("The e-mail card.") }),
  }),
});

export const recipesWords = fields({
  meta: pageMeta,
  hero: pageHeader,
  cards: sectionHeader,
  time: text("The name of the cook time."),
  minutes: text("The cook time; {minutes} is filled in.", "minutes"),
  level: text("The name of the difficulty."),
  difficulties: z.record(z.enum(difficulties), text("The difficulty in words."), {
    error: "words for every difficulty",
  }),
  serves: text("The name of the servings."),
  spices: text("The name of the spices."),
  ingredients: text("The name of the ingredients."),
  steps: text("The name of the steps."),
  actionFor: text("A card's button for screen readers; {action} and {name} are filled in.", "action", "name"),
  stats: exactly(
    4,
    fields({
      value: text("The figure."),
      label: text("What it counts."),
      isWord: z.boolean({ error: "true or false" }).default(false).describe("true sets it smaller."),
    }),
    "Four figures.",
  ),
  tips: fields({ head: sectionHeader, points: exactly(4, point, "Four tips.") }),
  callToAction: fields({
    hindi: text("A question in Hindi."),
    title: text("The title."),
    lead: text("One or two sentences."),
    whatsapp: whatsappButton,
  }),
});

export const contactWords = fields({
  meta: pageMeta,
  hero: pageHeader,
  sign: fields({
    hindi: text("The station's name in Hindi."),
    name: text("The station's name."),
    stateHindi: text("The state in Hindi."),
    state: text("The state."),
  }),
  cards: fields({
    name: text("The name of the four cards, for screen readers."),
    call: fields({ title: text("The call card."), note: text("Its note.") }),
    whatsapp: fields({
      title: text("The WhatsApp card."),
      note: text("Its note."),
      message: text("The message the chat starts with."),
    }),
    visit: fields({
      title: text("The address card."),
      text: text("The address in a few words."),
      note: text("Its note."),
    }),
    hours: fields({ title: text("The hours card.") }),
  }),
  form: fields({
    ...formFrame,
    name: input,
    email: input,
    phone: input,
    inquiryType: choice(inquiryOptions),
    subject: input,
    message: input,
  }),
  areas: fields({
    label: text("The label."),
    hindi: text("In Hindi."),
    regions: z
      .array(slug("A state from content/regions.yaml."), { error: "a list of states" })
      .describe("The states listed."),
  }),
  actions: fields({
    label: text("The label."),
    distributors: text("The link to Distributors."),
    products: text("The link to Products."),
  }),
  faq: fields({
    head: sectionHeader,
    questions: exactly(4, fields({ question: text("The question."), answer: text("The answer.") }), "Four questions."),
  }),
  help: fields({
    hindi: text("A question in Hindi."),
    title: text("The title."),
    whatsapp: whatsappButton,
    call: text("The call button."),
  }),
});

export const notFoundWords = fields({
  meta: pageMeta,
  code: text("What the big drawing says: 404."),
  title: text("The title."),
  hindi: text("A line in Hindi."),
  text: text("A line under it."),
  home: text("The link to the home page."),
  logged: text("What the console says; {path} is filled in.", "path"),
});

export type ProductWords = z.infer<typeof productWords>;
export type RecipeWords = z.infer<typeof recipeWords>;
export type RegionWords = z.infer<typeof regionsWords>[string];
export type FrameWords = z.infer<typeof frameWords>;
export type CatalogueWords = z.infer<typeof catalogueWords>;
export type HomeWords = z.infer<typeof homeWords>;
export type AboutWords = z.infer<typeof aboutWords>;
export type ProductsWords = z.infer<typeof productsWords>;
export type DistributorsWords = z.infer<typeof distributorsWords>;
export type RecipesWords = z.infer<typeof recipesWords>;
export type ContactWords = z.infer<typeof contactWords>;
export type NotFoundWords = z.infer<typeof notFoundWords>;
export type SectionHeader = z.infer<typeof sectionHeader>;
export type PageHeader = z.infer<typeof pageHeader>;
export type Point = z.infer<typeof point>;
