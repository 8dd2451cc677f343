import type { z } from "zod";
import { languages } from "../../languages.ts";
import type { PageName } from "../../pages.ts";
import { catalogueSchema } from "./catalogue.ts";
import { controlsSchema } from "./controls.ts";
import { layoutSchema } from "./layout.ts";
import { aboutSchema } from "./pages/about.ts";
import { contactSchema } from "./pages/contact.ts";
import { distributorsSchema } from "./pages/distributors.ts";
import { homeSchema } from "./pages/home.ts";
import { notFoundSchema } from "./pages/not-found.ts";
import { productsSchema } from "./pages/products.ts";
import { recipesSchema } from "./pages/recipes.ts";
import { photosSchema } from "./photos.ts";
import { productSchema } from "./product.ts";
import { recipeSchema } from "./recipe.ts";
import { regionsSchema } from "./regions.ts";
import { siteSchema } from "./site.ts";
import { spicesSchema } from "./spices.ts";

/** The schema of every page's file: pages/<name>.yaml. */
export const pageSchemas = {
  home: homeSchema,
  about: aboutSchema,
  products: productsSchema,
  distributors: distributorsSchema,
  recipes: recipesSchema,
  contact: contactSchema,
  "not-found": notFoundSchema,
} satisfies Record<PageName, z.ZodType>;

/** What a page's file says. */
export type PageWords<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

/** The schemas of the other files that stand once: <name>.yaml. */
export const fileSchemas = {
  site: siteSchema,
  layout: layoutSchema,
  catalogue: catalogueSchema,
  controls: controlsSchema,
  regions: regionsSchema,
  spices: spicesSchema,
  photos: photosSchema,
};

/** The schemas of folders with a file for each entry: <folder>/<slug>.yaml. */
export const folderSchemas = { products: productSchema, recipes: recipeSchema };

/**
 * The schema of every kind of content file in the default language, keyed by its path in that language's folder, with
 * `*` for any name.
 */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  ...fileSchemas,
  ...Object.fromEntries(Object.entries(folderSchemas).map(([folder, schema]) => [`${folder}/*`, schema])),
  ...Object.fromEntries(Object.entries(pageSchemas).map(([page, schema]) => [`pages/${page}`, schema])),
};

/**
 * A file's key in `schemas`: `products/*` for `content/en/products/chilli-powder.yaml`.
 *
 * @returns undefined for a file that the site does not read
 */
export function schemaNameOf(file: string): string | undefined {
  const [, language = "", path = ""] = /^content\/([^/]+)\/(.+)\.yaml$/.exec(file) ?? [];
  const name = path.replace(/^(products|recipes)\/[^/]+$/, "$1/*");
  return languages.some((known) => known === language) && Object.hasOwn(schemas, name) ? name : undefined;
}
