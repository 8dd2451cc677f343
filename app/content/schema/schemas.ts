import type { z } from "zod";
import { defaultLanguage, languages } from "../../site/languages.ts";
import type { PageName } from "../../site/pages.ts";
import { catalogueSchema } from "./catalogue.ts";
import { cataloguePdfSchema } from "./catalogue-pdf.ts";
import { contactFileSchema } from "./contact-file.ts";
import { controlsSchema } from "./controls.ts";
import { enquirySchema } from "./enquiry.ts";
import { layoutSchema } from "./layout.ts";
import { noticeSchema } from "./notice.ts";
import { packingListSchema } from "./packing-list.ts";
import { aboutSchema } from "./pages/about.ts";
import { contactSchema } from "./pages/contact.ts";
import { distributorsSchema } from "./pages/distributors.ts";
import { homeSchema } from "./pages/home.ts";
import { notFoundSchema } from "./pages/not-found.ts";
import { offlineSchema } from "./pages/offline.ts";
import { productsSchema } from "./pages/products.ts";
import { recipesSchema } from "./pages/recipes.ts";
import { photosSchema } from "./photos.ts";
import { placeholdersSchema } from "./placeholders.ts";
import { productSchema } from "./product.ts";
import { recipeSchema } from "./recipe.ts";
import { regionsSchema } from "./regions.ts";
import { siteSchema } from "./site.ts";
import { slipSchema } from "./slip.ts";
import { spicesSchema } from "./spices.ts";
import { translationOf } from "./translation.ts";

/** The schema of every page's file: pages/<name>.yaml. */
export const pageSchemas = {
  home: homeSchema,
  about: aboutSchema,
  products: productsSchema,
  distributors: distributorsSchema,
  recipes: recipesSchema,
  contact: contactSchema,
  "not-found": notFoundSchema,
  offline: offlineSchema,
} satisfies Record<PageName, z.ZodType>;

/** The content of a page's file. */
export type PageWords<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>;

/** The schemas of the other single files, among them the words of each feature: <name>.yaml. */
export const fileSchemas = {
  site: siteSchema,
  layout: layoutSchema,
  notice: noticeSchema,
  catalogue: catalogueSchema,
  controls: controlsSchema,
  enquiry: enquirySchema,
  slip: slipSchema,
  "packing-list": packingListSchema,
  "catalogue-pdf": cataloguePdfSchema,
  "contact-file": contactFileSchema,
  regions: regionsSchema,
  spices: spicesSchema,
  photos: photosSchema,
};

/** The schemas of folders with a file for each entry: <folder>/<slug>.yaml. */
export const folderSchemas = { products: productSchema, recipes: recipeSchema };

/** The schemas of the default language's files, by path in its folder, with `*` for any name: `products/*`. */
const originals: Readonly<Record<string, z.ZodType>> = {
  ...fileSchemas,
  ...Object.fromEntries(Object.entries(folderSchemas).map(([folder, schema]) => [`${folder}/*`, schema])),
  ...Object.fromEntries(Object.entries(pageSchemas).map(([page, schema]) => [`pages/${page}`, schema])),
};

/**
 * The schema of every kind of file, by path in `content/`: `hi/products/*`. A file without translated fields, such as
 * photos, is in the default language only.
 */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(
    languages.flatMap((language) =>
      Object.entries(originals).flatMap(([kind, original]) => {
        const schema = language === defaultLanguage ? original : translationOf(original);
        return schema ? [[`${language}/${kind}`, schema]] : [];
      }),
    ),
  ),
  placeholders: placeholdersSchema,
};

/** The schema of a file, e.g. `content/hi/pages/home.yaml`; undefined for one that the site does not read. */
export function schemaOf(file: string): z.ZodType | undefined {
  const kind = file.replace(/^content\/|\.yaml$/g, "").replace(/^(\w+\/(products|recipes))\/[^/]+$/, "$1/*");
  return Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
}
