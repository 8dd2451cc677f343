import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pages as allPages, menuPageNames } from "../../app/site/pages.ts";
import { documentAt } from "../helpers/built-pages.ts";
import { contentIn, escapeRegExp } from "../helpers/content.ts";

/**
 * What the default set shows beyond the specification: the table of docs/specification.md, 19. Each text of the English
 * pages, of which the specification speaks, is named by 1 to 18 or by a row, and each row is there.
 */

const content = contentIn("en");
const { site, layout, catalogue, controlWords, enquiry, products, recipes, regions, spices, pages } = content;

const specification = readFileSync("docs/specification.md", "utf8");
const [, section = ""] = specification.split(/^## 19\. .*$/m);
const table = section.split("\n## ")[0] ?? "";
/** The names of the additions, each with a reason; the first line is the table's head. */
const [, ...rows] = Array.from(table.matchAll(/^\| ([^|]+) \| [^|]{10,} \|$/gm), ([, name = ""]) => name);

/** The additions without texts of their own. Each has a journey or a field of a card (fields.spec.ts). */
const drawn = ["Hindi pages", "Filters in the address", "Figure beside the stars", "Ticks", "Spices as links"];

/**
 * The fields whose texts the default set shows, by the section or row that names them: `group(field field)`. A group has
 * its headings and sentences (`prose`), and the fields in brackets.
 */
const namedBy: Readonly<Record<string, string>> = {
  "2": "not-found(home)",
  "2.1": `site(brand.name units emails phones fssai gstin businessStart) layout(days hours closed) controlWords.shop-now()
    layout.footer(links popular locations rights) ${menuPageNames.map((name) => `${name}.menu()`).join(" ")}`,
  "2.2": "home.widget(offer welcome now callNow start)",
  "2.3": `home.hero(english products whatsapp since) home.stats(name figures.value) home.heritage(years.year)
    home.letter(opening paragraphs closing signature caption) home.testimonials(verified) home.why()
    home.regions(note station join.distributors join.whatsapp) home.callToAction(whatsapp call) layout(statuses)`,
  "2.4": `about.hero() about.mission() about.vision() about.journey(years.year) about.values() about.founder(quote signature)
    about.process() about.callToAction(products contact)`,
  "2.5": `products.hero() products.why() products.bulk() controlWords.product-contact() controlWords.request-bulk-quote()
    products.catalogue(name search category categories sort sorts count clearAll emptyTitle emptyText clear)
    controlWords.become-distributor()`,
  "2.6": `distributors.hero() distributors.benefits() distributors.reach(station wantedTitle wantedNote wantedStatus)
    distributors.cards(call whatsapp email)`,
  "2.7": `recipes.hero() recipes(cards) recipes.stats(value) recipes.tips() recipes.callToAction(whatsapp)
    controlWords.view-all-products() controlWords.download-pdf() controlWords.share-recipe()`,
  "2.8": `contact.hero() contact.cards(name call whatsapp visit hours) contact.areas() contact.actions(distributors products)
    contact.faq(questions) contact.help(whatsapp call)`,
  "3": `catalogue(uses benefits packs loose isNew isPopular ask) product(name tag uses benefits badges price) spices(name)
    home.testimonials(quotes.name quotes.location) regions(name cities) recipe(title description ingredients.name steps)
    recipes(time minutes level difficulties serves spices ingredients steps)`,
  "5.1": `distributors.form(name email phone business experience region volume message hasLicense agreedToTerms submit
    required untilAgreed hint)`,
  "5.2": "contact.form(name email phone inquiryType subject message submit required hint)",
  "11": "layout(newTab)",
  "16": "distributors.form(withoutScript) contact.form(withoutScript) products.catalogue(withoutScript)",
  "Offline page": "offline(home)",
  "Skip to content": "layout(skip)",
  "Help in the catalogue": "products.catalogue(suggestions activeSearch activeCategory removeFilter)",
  "Vegetarian mark and tagline": "site(tagline)",
  "Link to the catalogue, packs": "home.products(all) home.hero(packs) distributors(packs)",
  "Number in the bulk block": "products.bulk(call)",
  "Spices at a glance": "products(spices)",
  "Station sign and empty bowl": "contact.sign(name state) not-found(text)",
  "Cups, spoons and minutes": "recipes.measures()",
  "Amounts and stepper": "recipes(units) recipes.cookAlong(amountsFor)",
  "Beforehand, tip and swap": "recipes(beforehand tip swap) recipe(beforehand tip swap)",
  "Region as a label": "catalogue(regions)",
  "Apply now": "distributors(apply) distributors.whatsapp()",
  "Part not loaded": "layout(unavailable)",
  "Did you mean": "not-found(meant)",
  "Number after a press": "layout(chatNumber)",
  "Open now": "layout(openNow)",
  "Keep the screen on": "recipes.cookAlong(keepScreenOn screenRefused)",
  "Dishes at a glance": "recipes(dishes)",
  "Not sent yet": "distributors.form(notSentTitle notSentText) contact.form(notSentTitle notSentText)",
  Doubts: "enquiry(doubts)",
  "Hindi words": "product(hindi) recipe(hindi) regions(hindi)",
  Terms: "distributors.terms(back) distributors.form(termsLink)",
  Privacy: "distributors.privacy(points typed kept rights) contact.privacy(points typed kept rights)",
};
const prose = /\.(label|title|text|lead)$/;
const groups = [
  ...Object.values(namedBy)
    .join(" ")
    .matchAll(/([\w.-]+)\(([^)]*)\)/g),
];

/** Whether a section or a row names a field. */
const isNamed = (path: string) =>
  path.endsWith(".hindi") || // The row "Hindi words".
  groups.some(
    ([, group = "", fields = ""]) =>
      (path.startsWith(`${group}.`) && prose.test(path)) ||
      fields.split(/\s+/).some((field) => field && `${path}.`.startsWith(`${group}.${field}.`)),
  );

/** All texts of a value, by the path of their field. */
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (Array.isArray(value)) for (const entry of value) yield* textsIn(entry, path);
  else for (const [name, field] of Object.entries(value ?? {})) yield* textsIn(field, path ? `${path}.${name}` : name);
}

const fields = [
  ...textsIn(
    {
      ...{ layout, catalogue, controlWords, enquiry, regions, spices, product: products, recipe: recipes, ...pages },
      site: { ...site, tagline: site.tagline.join(" ") },
    },
    "",
  ),
].map(([path, text]) => ({
  path,
  text,
  isFilled: new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(escapeRegExp)
      .join(".+")}$`,
  ),
}));

/** The fields that are a text, or else those in which it stands. */
function fieldsOf(text: string) {
  const same = fields.filter((field) => field.text === text);
  return same.length > 0 ? same : fields.filter((field) => field.isFilled.test(text) || field.text.includes(text));
}

test("the rows are those whose texts the content has, and those without texts", () => {
  expect(rows).toEqual([...new Set(rows)]);
  const isSection = (name: string) => /^\d/.test(name);
  expect(rows.toSorted()).toEqual(
    [...Object.keys(namedBy).filter((name) => !isSection(name)), ...drawn, "Notice"].sort(),
  );
  for (const name of Object.keys(namedBy).filter(isSection))
    expect(specification).toMatch(new RegExp(`^###? ${escapeRegExp(name)}\\.? `, "m"));
  for (const [, group = "", names = ""] of groups)
    for (const name of names.split(/\s+/))
      expect(fields.map(({ path }) => `${path}.`)).toContainEqual(
        expect.stringMatching(new RegExp(`^${[group, name].filter(Boolean).map(escapeRegExp).join("\\.")}\\.`)),
      );
});

test("each text of the English pages is in a field that the specification or a row names", () => {
  const unnamed = new Set<string>();
  for (const { path } of Object.values(allPages)) {
    const document = documentAt(path);
    const walker = document.createTreeWalker(document.body, 4); // NodeFilter.SHOW_TEXT
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest("script, [hidden], [hreflang]")) continue;
      const text = walker.currentNode.nodeValue?.replace(/\s+/g, " ").trim() ?? "";
      // What several fields say together is looked for part by part: "Headquarters · depot in Raipur".
      const parts = fieldsOf(text).some(({ path }) => isNamed(path))
        ? [text]
        : text.split(/[·,—:*]|(?<=[.?!]) |^[\d¼½¾]+ /);
      for (const part of parts.map((each) => each.trim()).filter((each) => /\p{L}/u.test(each))) {
        const paths = fieldsOf(part).map((field) => field.path);
        if (!paths.some(isNamed)) unnamed.add(`${path}: "${part}" (${paths.join(", ")})`);
      }
    }
  }
  expect([...unnamed]).toEqual([]);
});
