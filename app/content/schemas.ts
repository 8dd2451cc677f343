import type { z } from "zod";
import { catalogueWords, productWords } from "../catalogue/words.ts";
import { frameWords } from "../frame/words.ts";
import { languages } from "../languages.ts";
import { pageNames, pages } from "../pages.ts";
import { recipeWords } from "../routes/recipes/words.ts";
import { controlsFacts, controlsWords } from "./controls.ts";
import {
  photosFacts,
  placeholdersFacts,
  productFacts,
  recipeFacts,
  regionsFacts,
  siteFacts,
  spicesFacts,
} from "./facts.ts";
import { photosWords, regionsWords, spicesWords } from "./words.ts";

/**
 * The schema of every kind of content file, keyed by its path in `content/`, with `words/` in place of the language and
 * `*` for any name. Editors read them from `content/schemas/`.
 */
export const schemas: Readonly<Record<string, z.ZodType>> = {
  site: siteFacts,
  regions: regionsFacts,
  spices: spicesFacts,
  photos: photosFacts,
  controls: controlsFacts,
  placeholders: placeholdersFacts,
  "products/*": productFacts,
  "recipes/*": recipeFacts,
  "words/frame": frameWords,
  "words/catalogue": catalogueWords,
  "words/regions": regionsWords,
  "words/spices": spicesWords,
  "words/photos": photosWords,
  "words/controls": controlsWords,
  "words/products/*": productWords,
  "words/recipes/*": recipeWords,
  ...Object.fromEntries(pageNames.map((name) => [`words/pages/${name}`, pages[name].words])),
};

/**
 * A file's key in `schemas`: `words/products/*` for `content/en/products/chilli-powder.yaml`.
 *
 * @returns undefined for a file that the site does not read
 */
export function schemaNameOf(file: string): string | undefined {
  const [, path = ""] = /^content\/(.+)\.yaml$/.exec(file) ?? [];
  const language = languages.find((language) => path.startsWith(`${language}/`));
  const name = (language ? path.replace(language, "words") : path).replace(
    /(?<=^|\/)(products|recipes)\/[^/]+$/,
    "$1/*",
  );
  return Object.hasOwn(schemas, name) ? name : undefined;
}
