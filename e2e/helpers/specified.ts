import { interpolate } from "../../app/text/interpolate.ts";
import { content, escapeRegExp, language, localPath, regionOf } from "./content.ts";

const { controlWords, layout } = content;
const { home, about, products, distributors, recipes, contact, "not-found": notFound } = content.pages;
const [official, launch] = home.heritage.years;
const [dispatch, prices, quality] = home.callToAction.promises;
const newMark = distributors.form.region.options.bihar.replace(regionOf("bihar")?.name ?? "", "").trim();

/** What is fixed in English: other languages have the specification's figures, and words of their own in its place. */
function fixed(english: string, own: string | undefined): string;
function fixed(english: RegExp, own: RegExp | undefined): RegExp;
function fixed<Words>(english: Words, own: Words | undefined): Words {
  return language === "en" ? english : (own ?? english);
}
const saying = (...texts: (string | undefined)[]) =>
  new RegExp(texts.map((text = "") => escapeRegExp(text)).join("\\s*"));

/** §2.6 and §5.2: states without a distributor yet. */
const newRegions = ["gujarat", "rajasthan", "maharashtra", "bihar"];

/**
 * What docs/specification.md fixes word for word, in English; `§` names its section. The family may change everything
 * else the site says: tests read that from e2e/helpers/content.ts.
 */
export const specified = {
  /** §2: the routes, in the order of the navigation bar. */
  routes: ["/", "/about", "/products", "/distributors", "/recipes", "/contact"].map(localPath),
  /** §2.1: the targets of the footer's quick links, in order. */
  quickLinks: ["/about", "/products", "/distributors", "/recipes"].map(localPath),
  /** §2.1. */
  shopNow: fixed("Shop Now", controlWords["shop-now"].label),
  whatsappUs: fixed("WhatsApp Us", layout.footer.locations.whatsapp),
  /** §2.1: from this width on, the links are in the bar. */
  wideFrom: 768,

  /** §2: the 404 page. */
  notFound: {
    title: fixed("Oops! Page not found", notFound.title),
    home: fixed("Return to Home", notFound.home),
  },
  /** §8. */
  errorTitle: fixed("Unexpected Application Error!", layout.errorView.title),

  /** §9, footer. */
  stateCode: "22",

  /** §2.2. */
  widget: {
    offer: fixed("Bulk discounts available", home.widget.offer),
    start: fixed("Start Chat on WhatsApp", home.widget.start.label),
    now: fixed("Enquire Now!", home.widget.now),
  },
  /** §2.2: the languages of the organisation's contact point. */
  languages: ["en", "hi"],

  /** §2.3. */
  since: { label: fixed("Serving Since", home.hero.since.label), year: "1990" },
  stats: [
    { label: "Established", value: "1990" },
    { label: "Quality", value: "Legacy" },
    { label: "States Served", value: "5+" },
    { label: "Premium Products", value: "50+" },
  ].map(({ label, value }, index) => {
    const own = home.stats.figures[index];
    return { label: fixed(label, own?.label), value: /\d/.test(value) ? value : fixed(value, own?.value) };
  }),
  heritage: [
    { year: "1990", event: fixed(/official establishment/i, saying(official?.title)) },
    { year: "1988", event: fixed(/brand launch/i, saying(launch?.title)) },
  ],
  verified: fixed("Verified Buyer", home.testimonials.verified),
  testimonials: 3,
  homeReasons: 4,
  promises: [
    fixed(/same-day dispatch/i, saying(dispatch?.title)),
    fixed(/factory-direct pricing.*distributor discounts/is, saying(prices?.title, prices?.text)),
    fixed(/quality guarantee/i, saying(quality?.title)),
  ],
  /** §3, region card. */
  statuses: {
    headquarters: fixed("Headquarters", layout.statuses.headquarters),
    "strong-presence": fixed("Strong Presence", layout.statuses["strong-presence"]),
    growing: fixed("Growing", layout.statuses.growing),
    established: fixed("Established", layout.statuses.established),
    active: fixed("Active", layout.statuses.active),
  },
  /** §3: stars of a testimonial; §9: those of a product. */
  testimonialStars: 5,
  ratings: { from: 4.5, to: 4.9 },

  /** §2.4; the first year: §1.2. */
  journey: ["2020", "2021", "2022", "2023", "2024"],
  founded: "1965",
  purposes: [fixed("Mission", about.mission.label), fixed("Vision", about.vision.label)],
  values: 4,
  steps: ["Sourcing", "Processing", "Quality Check"].map((step, index) =>
    fixed(step, about.process.steps[index]?.title),
  ),

  /** §2.5. */
  empty: {
    title: fixed("No Products Found", products.catalogue.emptyTitle),
    advice: fixed("Try adjusting your search or filter criteria", products.catalogue.emptyText),
    clear: fixed("Clear Filters", products.catalogue.clear),
  },
  clearAll: fixed("Clear All Filters", products.catalogue.clearAll),
  whyChoose: fixed(/why choose/i, saying(products.why.head.title)),
  productReasons: 4,
  bulk: {
    title: fixed("Need Bulk Quantities?", products.bulk.title),
    quote: fixed("Request Bulk Quote", controlWords["request-bulk-quote"].label),
    distributor: fixed("Become Distributor", controlWords["become-distributor"].label),
  },
  /** §3: labels of a product. */
  badges: 2,
  /** §9: chillies. */
  maxSpiceLevel: 5,

  /** §2.6; §9 for the reach. */
  benefits: 6,
  reach: [
    { region: "chhattisgarh", status: "established" },
    { region: "madhya-pradesh", status: "established" },
    { region: "odisha", status: "growing" },
    { region: "jharkhand", status: "growing" },
  ],
  wanted: newRegions,
  /** §5.1 and §5.2: what the form requires, and what its selects offer. */
  application: {
    required: ["name", "email", "phone", "agreedToTerms"],
    /** §5.1: marked too, but not enforced. */
    marked: "region",
    experience: ["0-1", "2-5", "5-10", "10+"],
    region: ["chhattisgarh", "madhya-pradesh", "odisha", "jharkhand", ...newRegions, "other"],
    newRegions,
    newRegion: fixed("(New)", newMark),
    volume: ["100-500", "500-1000", "1000-2000", "2000+"],
    /** §7. */
    alert: fixed("Thank you for your interest! We will contact you soon.", distributors.form.alert),
  },

  /** §2.7; §1.2 and §9 for the limits and the strip's figures. */
  cookTime: { from: 20, to: 60 },
  serves: { from: 3, to: 6 },
  difficulties: [fixed("Easy", recipes.difficulties.easy), fixed("Medium", recipes.difficulties.medium)],
  strip: {
    minutes: /15\s?[-–]\s?60/,
    varieties: { label: fixed("Spice varieties", recipes.stats[2]?.label), value: "8" },
  },
  tips: 4,
  downloadPdf: fixed("Download PDF", controlWords["download-pdf"].label),
  download: fixed(/download.*start/, saying(interpolate(controlWords["download-pdf"].message, { name: "" }).trim())),
  share: fixed("Share", controlWords["share-recipe"].label),
  viewAll: fixed("View All Products", controlWords["view-all-products"].label),

  /** §2.8. */
  infoCards: 4,
  questions: 4,
  message: {
    required: ["name", "email", "subject", "message"],
    inquiryType: ["general", "product", "bulk", "distributor", "complaint", "other"],
    /** §7. */
    alert: fixed("Thank you for your message! We will get back to you soon.", contact.form.alert),
  },

  /** §9: promises. */
  reply: {
    enquiries: fixed(/2\s?[-–]\s?4 hours/, /2\s?[-–]\s?4/),
    forms: fixed(/24 hours/, /24/),
  },
  shelfLife: fixed(/12\s?[-–]\s?18 months/, /12\s?[-–]\s?18/),
};
