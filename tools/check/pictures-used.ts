import type { z } from "zod";
import type { PartsAsRead } from "../../app/content/parts.ts";
import type { PictureRole } from "../../app/content/picture-roles.ts";
import type { FieldPath } from "../../app/content/problems.ts";
import { schemasIn } from "../../app/content/schema/nested-schemas.ts";
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

/** The places of pictures in a schema, by the names of fields, with their roles. */
const picturesIn = (schema: z.ZodType) =>
  Array.from(schemasIn(schema), ([place, field]) => [place, field.meta()?.pictureRole] as const)
    // Only `picture()` sets this metadata, always to a role.
    .filter((found): found is [readonly string[], PictureRole] => found[1] !== undefined);

// Once: the content is checked after each change of a field, its schemas never change.
const inProducts = picturesIn(folderSchemas.products);
const inPages = new Map(pageNames.map((page) => [page, picturesIn(pageSchemas[page])]));

/** The texts at a place of a value; in a list, those of every entry. */
export function* textsAt(
  place: readonly string[],
  value: unknown,
  path: FieldPath = [],
): Generator<[FieldPath, string]> {
  const [name, ...rest] = place;
  if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* textsAt(place, entry, [...path, index]);
  else if (name !== undefined) yield* textsAt(rest, Object(value)[name], [...path, name]);
  else if (typeof value === "string") yield [path, value];
}
