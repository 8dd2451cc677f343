import { z } from "zod";
import type { PartsAsRead } from "../../app/content/parts.server.ts";
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

/** Every field of the content that names a picture: those declared with `picture()` in the schemas. */
export function picturesNamed(parts: Pick<PartsAsRead, "products" | "pages">): PictureUse[] {
  const files = [
    ...parts.products.map((value) => ({ name: `products/${value.slug}`, schema: folderSchemas.products, value })),
    ...pageNames.map((page) => ({ name: `pages/${page}`, schema: pageSchemas[page], value: parts.pages[page] })),
  ];
  return files.flatMap(({ name, schema, value }) =>
    Array.from(picturesIn(schema, value), ([path, picture, role]) => ({
      file: `content/${defaultLanguage}/${name}.yaml`,
      ...{ path, picture, role },
    })),
  );
}

function* picturesIn(
  schema: unknown,
  value: unknown,
  path: FieldPath = [],
): Generator<[FieldPath, string, PictureRole]> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    yield* picturesIn(schema.unwrap(), value, path);
  else if (schema instanceof z.ZodArray && Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* picturesIn(schema.element, entry, [...path, index]);
  else if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape))
      yield* picturesIn(field, Object(value)[name], [...path, name]);
  else if (schema instanceof z.ZodType && typeof value === "string") {
    const { pictureRole } = schema.meta() ?? {};
    // Only `picture()` sets this metadata, always to a role.
    if (pictureRole) yield [path, value, pictureRole as PictureRole];
  }
}
