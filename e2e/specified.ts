import { interpolate } from "../app/interpolate.ts";
import { at, content, escaped, language, regionOf } from "./content.ts";

/** §2.6 and §5.2: states without a distributor yet. */
const newRegions = ["gujarat", "rajasthan", "maharashtra", "bihar"] as const;

/**
 * What docs/specification.md fixes word for word, in English; `§` names its section. The family may change everything
 * else the site says: tests read that from e2e/content.ts.
 */
const inEnglish = {
  /** §2: the routes, in the order of the navigation bar. */
  routes: ["/", "/about", "/products", "/distributors", "/recipes", "/contact"],
  /** §2.1: the targets of the footer's quick links, in order. */
  quickLinks: ["/about", "/products", "/distributors", "/recipes"],
  /** §2.1. */
  shopNow: "Shop Now",
  whatsappUs: "WhatsApp Us",
  /** §2.1: from this width on, the links are in the bar. */
  wideFrom: 768,

  /** §2: the 404 page. */
  notFound: { title: "Oops! Page not found", home: "Return to Home" },
  /** §8. */
  errorTitle: "Unexpected Application Error!",

  /** §9, footer. */
  stateCode: "22",

  /** §2.2. */
  widget: { offer: "Bulk discounts available", start: "Start Chat on WhatsApp", now: "Enquire Now!" },
  /** §2.2: the languages of the organisation's contact point. */
  languages: ["en", "hi"],

  /** §2.3. */
  since: { label: "Serving Since", year: "1990" },
  stats: [
    ["Established", "1990"],
    ["Quality", "Legacy"],
    ["States Served", "5+"],
    ["Premium Products", "50+"],
  ],
  heritage: [
    ["1990", /official establishment/i],
    ["1988", /brand launch/i],
  ],
  verified: "Verified Buyer",
  testimonials: 3,
  homeReasons: 4,
  promises: [/same-day dispatch/i, /factory-direct pricing.*distributor discounts/is, /quality guarantee/i],
  /** §3, region card. */
  statuses: ["Headquarters", "Strong Presence", "Growing", "Established", "Active"],
  /** §3: stars of a testimonial; §9: those of a product. */
  testimonialStars: 5,
  ratings: { from: 4.5, to: 4.9 },

  /** §2.4; the first year: §1.2. */
  journey: ["2020", "2021", "2022", "2023", "2024"],
  founded: "1965",
  purposes: ["Mission", "Vision"],
  values: 4,
  steps: ["Sourcing", "Processing", "Quality Check"],

  /** §2.5. */
  empty: { title: "No Products Found", advice: "Try adjusting your search or filter criteria", clear: "Clear Filters" },
  clearAll: "Clear All Filters",
  whyChoose: /why choose/i,
  productReasons: 4,
  bulk: { title: "Need Bulk Quantities?", quote: "Request Bulk Quote", distributor: "Become Distributor" },
  /** §3: labels of a product. */
  badges: 2,
  /** §9: chillies. */
  mostSpice: 5,

  /** §2.6; §9 for the reach. */
  benefits: 6,
  reach: [
    ["chhattisgarh", "Established"],
    ["madhya-pradesh", "Established"],
    ["odisha", "Growing"],
    ["jharkhand", "Growing"],
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
    newRegion: "(New)",
    volume: ["100-500", "500-1000", "1000-2000", "2000+"],
    /** §7. */
    alert: "Thank you for your interest! We will contact you soon.",
  },

  /** §2.7; §1.2 and §9 for the limits and the strip's figures. */
  cookTime: { from: 20, to: 60 },
  serves: { from: 3, to: 6 },
  difficulties: ["Easy", "Medium"],
  strip: { minutes: /15\s?[-–]\s?60/, varieties: ["Spice varieties", "8"] },
  tips: 4,
  downloadPdf: "Download PDF",
  download: /download.*start/,
  share: "Share",
  viewAll: "View All Products",

  /** §2.8. */
  infoCards: 4,
  questions: 4,
  message: {
    required: ["name", "email", "subject", "message"],
    inquiryType: ["general", "product", "bulk", "distributor", "complaint", "other"],
    /** §7. */
    alert: "Thank you for your message! We will get back to you soon.",
  },

  /** §9: promises. */
  reply: { enquiries: /2\s?[-–]\s?4 hours/, forms: /24 hours/ },
  shelfLife: /12\s?[-–]\s?18 months/,
} as const;

/** The same shape with any words. */
type Specified<T> = T extends string
  ? string
  : T extends number | RegExp
    ? T
    : { readonly [Key in keyof T]: Specified<T[Key]> };

/** The specification in the language under test: other languages have its figures, and words of their own. */
export const specified: Specified<typeof inEnglish> = language === "en" ? inEnglish : inOtherWords();

function inOtherWords(): Specified<typeof inEnglish> {
  const { controlWords, layout } = content;
  const { home, about, products, distributors, recipes, contact, "not-found": notFound } = content.pages;
  const stats = inEnglish.stats.map(([, value], index) => {
    const figure = home.stats.figures[index];
    return [figure?.label ?? "", /\d/.test(value) ? value : (figure?.value ?? "")] as const;
  });
  const saying = (text = "") => new RegExp(escaped(text));
  const [event, launch] = home.heritage.years;
  const [dispatch, prices, quality] = home.callToAction.promises;
  const [, , spices] = recipes.stats;
  const statusOf = (wanted: string) => distributors.reach.states.find(({ region }) => region === wanted)?.status ?? "";
  return {
    ...inEnglish,
    routes: changed(inEnglish.routes, at),
    quickLinks: changed(inEnglish.quickLinks, at),
    shopNow: controlWords["shop-now"].label,
    whatsappUs: layout.footer.locations.whatsapp,
    notFound: { title: notFound.title, home: notFound.home },
    errorTitle: layout.errorView.title,
    widget: { offer: home.widget.offer, start: home.widget.start.label, now: home.widget.now },
    since: { label: home.hero.since.label, year: inEnglish.since.year },
    stats: stats as unknown as Specified<typeof inEnglish.stats>, // Mapped from it, pair for pair.
    heritage: [
      [inEnglish.heritage[0][0], saying(event?.title)],
      [inEnglish.heritage[1][0], saying(launch?.title)],
    ],
    verified: home.testimonials.verified,
    promises: [
      saying(dispatch?.title),
      new RegExp(`${escaped(prices?.title ?? "")}\\s*${escaped(prices?.text ?? "")}`),
      saying(quality?.title),
    ],
    statuses: changed(inEnglish.statuses, (_status, index) => home.regions.states[index]?.status ?? ""),
    purposes: [about.mission.label, about.vision.label],
    steps: changed(inEnglish.steps, (_step, index) => about.process.steps[index]?.title ?? ""),
    empty: {
      title: products.catalogue.emptyTitle,
      advice: products.catalogue.emptyText,
      clear: products.catalogue.clear,
    },
    clearAll: products.catalogue.clearAll,
    whyChoose: saying(products.why.head.title),
    bulk: {
      title: products.bulk.title,
      quote: controlWords["request-bulk-quote"].label,
      distributor: controlWords["become-distributor"].label,
    },
    reach: changed(inEnglish.reach, ([region]) => [region, statusOf(region)]),
    application: {
      ...inEnglish.application,
      newRegion: distributors.form.region.options.bihar.replace(regionOf("bihar")?.name ?? "", "").trim(),
      alert: distributors.form.alert,
    },
    difficulties: [recipes.difficulties.easy, recipes.difficulties.medium],
    strip: { ...inEnglish.strip, varieties: [spices?.label ?? "", inEnglish.strip.varieties[1]] },
    downloadPdf: controlWords["download-pdf"].label,
    download: saying(interpolate(controlWords["download-pdf"].message, { name: "" }).trim()),
    share: controlWords["share-recipe"].label,
    viewAll: controlWords["view-all-products"].label,
    message: { ...inEnglish.message, alert: contact.form.alert },
    reply: { enquiries: /2\s?[-–]\s?4/, forms: /24/ },
    shelfLife: /12\s?[-–]\s?18/,
  };
}

/** A list with each entry changed, and as many of them. */
function changed<List extends readonly unknown[]>(
  list: List,
  change: (entry: List[number], index: number) => Specified<List[number]>,
): Specified<List> {
  return list.map(change) as unknown as Specified<List>; // As long as `list`.
}
