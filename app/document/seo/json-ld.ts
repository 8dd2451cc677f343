import type { BreadcrumbList, FAQPage, ItemList, Organization, Recipe, WebSite } from "schema-dts";
import type { Recipe as RecipeContent } from "../../content/schema/recipe.ts";
import type { Site } from "../../content/schema/site.ts";
import type { IngredientLine } from "../../features/measures/ingredient-lines.ts";
import { type Language, languages, pathIn } from "../../site/languages.ts";

/*
 * The site's structured data, in schema.org types (docs/specification.md, 12). Never an offer, a review or a rating:
 * there are no prices, and the company itself set the stars on the cards.
 */

/** The company. `telephone` is the number of the floating widget (docs/specification.md, 7). */
export function organisation(site: Site, description: string): Organization {
  const { days, opens, closes } = site.hours;
  const contactPoint = (phone: string) => ({
    "@type": "ContactPoint" as const,
    telephone: phone.replaceAll(" ", ""),
    contactType: "customer service",
    availableLanguage: languages,
    hoursAvailable: { "@type": "OpeningHoursSpecification" as const, dayOfWeek: days, opens, closes },
  });
  return {
    "@type": "Organization",
    "@id": `${site.address}/#house`,
    name: site.brand.name,
    alternateName: site.brand.hindi,
    description,
    telephone: site.phones.second.replaceAll(" ", ""),
    email: site.emails.general,
    url: `${site.address}/`,
    logo: `${site.address}/icon-512.png`,
    contactPoint: [contactPoint(site.phones.second), contactPoint(site.phones.main)],
  };
}

export function website(site: Site, language: Language): WebSite {
  return {
    "@type": "WebSite",
    name: site.brand.name,
    url: site.address + pathIn(language, "/"),
    inLanguage: language,
    publisher: { "@id": `${site.address}/#house` },
  };
}

/**
 * The path from the home page to a page.
 *
 * @param home the path and name of the home page in the page's language
 */
export function breadcrumb(site: Site, home: { path: string; label: string }, page: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: home.label, item: site.address + home.path },
      { "@type": "ListItem", position: 2, name: page },
    ],
  };
}

/**
 * The products of a page as a list of names and links. Not as `Product`s: Google reports those without a price as
 * errors.
 *
 * @param page the URL of the page
 */
export function productList(products: readonly { slug: string; name: string }[], page: string): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: products.map(({ slug, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: `${page}#${slug}`,
    })),
  };
}

/**
 * A recipe.
 *
 * @param lines its ingredients and spices
 * @param picture the path of its drawing as a PNG
 */
export function recipe(
  site: Site,
  { title, description, beforehand, steps, cookTime, serves }: RecipeContent,
  lines: readonly IngredientLine[],
  picture: string,
): Recipe {
  const instructions = [...(beforehand ? [beforehand] : []), ...steps];
  return {
    "@type": "Recipe",
    name: title,
    image: site.address + picture,
    description,
    // `cookTime` in the content excludes soaking and marinating, so with those it is not the total time.
    [beforehand ? "cookTime" : "totalTime"]: `PT${cookTime}M`,
    recipeYield: String(serves),
    recipeIngredient: lines.map(({ text }) => text),
    recipeInstructions: instructions.map((text) => ({ "@type": "HowToStep", text })),
    // Named here, because the page does not describe the company.
    author: { "@type": "Organization", "@id": `${site.address}/#house`, name: site.brand.name },
  };
}

export function questions(items: readonly { question: string; answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** One or more nodes as a JSON-LD document. */
export function graph(nodes: readonly unknown[]) {
  return { "@context": "https://schema.org", ...(nodes.length === 1 ? (nodes[0] as object) : { "@graph": nodes }) };
}
