import type { ItemList, Organization, Recipe, WebSite } from "schema-dts";
import type { Content } from "../../content/read.server.ts";
import type { Recipe as RecipeContent } from "../../content/schema/recipe.ts";
import type { Site } from "../../content/schema/site.ts";
import { stepId } from "../../features/recipes/recipe-address.ts";
import { recipeLines } from "../../features/recipes/recipe-lines.ts";
import { recipePicture } from "../../features/recipes/recipe-picture.server.ts";
import { languages } from "../../site/languages.ts";

/*
 * The site's structured data, in schema.org types (docs/specification.md, 12). Never an offer, a review or a rating:
 * there are no prices, and the company itself set the stars on the cards.
 */

/** The company, with the facts of the footer. `telephone` is the number of the floating widget (docs/specification.md, 7). */
export function organisation({ site, pages, regions, "contact-file": purposes }: Content): Organization {
  const { days, opens, closes } = site.hours;
  const { main, second } = site.phones;
  const contactPoint = (phone: string, purpose: string) => ({
    "@type": "ContactPoint" as const,
    telephone: phone.replaceAll(" ", ""),
    // As contact.vcf has it.
    contactType: purpose,
    availableLanguage: languages,
    hoursAvailable: { "@type": "OpeningHoursSpecification" as const, dayOfWeek: days, opens, closes },
  });
  return {
    "@type": "Organization",
    "@id": `${site.address}/#house`,
    name: site.brand.name,
    alternateName: site.brand.hindi,
    description: pages.home.organisation,
    telephone: second.replaceAll(" ", ""),
    email: site.emails.general,
    url: `${site.address}/`,
    logo: `${site.address}/icon-512.png`,
    contactPoint: [contactPoint(second, purposes.second), contactPoint(main, purposes.main)],
    address: site.units.map(({ name, street, town, state }) => ({
      "@type": "PostalAddress",
      name,
      streetAddress: street,
      addressLocality: town,
      addressRegion: state,
      addressCountry: "IN",
    })),
    areaServed: regions.filter(({ isServed }) => isServed).map(({ name }) => ({ "@type": "State", name })),
    vatID: site.gstin,
    identifier: { "@type": "PropertyValue", propertyID: "FSSAI", value: site.fssai },
  };
}

/** The site's name in search results. Only at the root of the domain, where Google looks for it. */
export function website({ address, brand }: Site): WebSite {
  return {
    "@type": "WebSite",
    name: brand.name,
    alternateName: brand.hindi,
    url: `${address}/`,
    inLanguage: languages,
    publisher: { "@id": `${address}/#house` },
  };
}

/**
 * A list of a page: products as names and links, not as `Product`s, because Google reports those without a price as
 * errors; recipes by the ids of their own nodes.
 */
export const itemList = (
  entries: readonly ({ name: string } & ({ url: string } | { item: { "@id": string } }))[],
): ItemList => ({
  "@type": "ItemList",
  itemListElement: entries.map((entry, index) => ({ "@type": "ListItem", position: index + 1, ...entry })),
});

/**
 * A recipe. Its times are those of the card: the minutes of `beforehand`, and from the first step to the last.
 *
 * @param page the URL of the page
 */
export async function recipe(
  content: Content,
  facts: RecipeContent & { illustration: string },
  page: string,
): Promise<Recipe> {
  const { site, language, pages } = content;
  const { ingredients, spices } = recipeLines(content, facts);
  const { slug, title, description, category, beforehand, beforehandMinutes, steps, cookTime, serves } = facts;
  const { cuisine } = pages.recipes.meta;
  const prepTime = beforehand ? beforehandMinutes : 0;
  const card = `${page}#${slug}`;
  const stepAddresses = steps.map((text, index) => ({ text, url: `${page}#${stepId(slug, index)}` }));
  const instructions = [...(beforehand ? [{ text: beforehand, url: card }] : []), ...stepAddresses];
  return {
    "@type": "Recipe",
    "@id": card,
    url: card,
    name: title,
    image: site.address + (await recipePicture(facts.illustration)),
    description,
    inLanguage: language,
    ...(category && { recipeCategory: category }),
    ...(cuisine && { recipeCuisine: cuisine }),
    cookTime: `PT${cookTime}M`,
    // Unknown if something is done beforehand and the content does not say how long it takes.
    ...(prepTime !== undefined && { prepTime: `PT${prepTime}M`, totalTime: `PT${prepTime + cookTime}M` }),
    recipeYield: String(serves),
    recipeIngredient: [...ingredients, ...spices].map(({ text }) => text),
    recipeInstructions: instructions.map((step) => ({ "@type": "HowToStep", ...step })),
    // Named here, because the page does not describe the company.
    author: { "@type": "Organization", "@id": `${site.address}/#house`, name: site.brand.name },
  };
}
