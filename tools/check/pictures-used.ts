import { z } from "zod";
import type { PartsAsRead } from "../../app/content/parts.ts";
import type { PictureRole } from "../../app/content/picture-roles.ts";
import type { FieldPath } from "../../app/content/problems.ts";
import { folderSchemas, pageSchemas } from "../../app/content/schema/schemas.ts";
import { defaultLanguage } from "../../app/site/languages.ts";
import { pageNames } from "../../app/site/pages.ts";

/** A field of the content that names a picture. */
export interface PictureUse {
  file: string;
  path: FieldPath;
  picture: string;
  /** Its role, which determines its widths. */
  role: PictureRole;
}

/** A place of a schema: names of fields, and `each` for every entry of a list. */
type Place = readonly (string | typeof each)[];
const each = Symbol();

/** Every field of the content that names a picture: those declared with `picture()` in the schemas. */
export function picturesNamed(parts: Pick<PartsAsRead, "products" | "pages">): PictureUse[] {
  const files = [
    ...parts.products.map((value) => ({ name: `products/${value.slug}`, places: inProducts, value })),
    ...pageNames.map((page) => ({ name: `pages/${page}`, places: inPages.get(page) ?? [], value: parts.pages[page] })),
  ];
  return files.flatMap(({ name, places, value }) =>
    places.flatMap(([place, role]) =>
      Array.from(textsAt(place, value), ([path, picture]) => ({
        file: `content/${defaultLanguage}/${name}.yaml`,
        ...{ path, picture, role },
      })),
    ),
  );
}

/** The places of pictures in a schema, with their roles. */
function* picturesIn(schema: unknown, place: Place = []): Generator<[Place, PictureRole]> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) yield* picturesIn(schema.unwrap(), place);
  else if (schema instanceof z.ZodArray) yield* picturesIn(schema.element, [...place, each]);
  else if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) yield* picturesIn(field, [...place, name]);
  else if (schema instanceof z.ZodType) {
    const { pictureRole } = schema.meta() ?? {};
    // Only `picture()` sets this metadata, always to a role.
    if (pictureRole) yield [place, pictureRole as PictureRole];
  }
}

// Once: the content is checked after each change of a field, its schemas never change.
const inProducts = [...picturesIn(folderSchemas.products)];
const inPages = new Map(pageNames.map((page) => [page, [...picturesIn(pageSchemas[page])]]));

/** The texts at a place of a value. */
function* textsAt([step, ...rest]: Place, value: unknown, path: FieldPath = []): Generator<[FieldPath, string]> {
  if (step === undefined) {
    if (typeof value === "string") yield [path, value];
  } else if (step !== each) yield* textsAt(rest, Object(value)[step], [...path, step]);
  else if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsAt(rest, entry, [...path, index]);
}
