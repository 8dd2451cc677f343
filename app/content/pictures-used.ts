import { z } from "zod";
import { pageNames, pages } from "../pages.ts";
import type { PartsAsRead } from "./cross-checks.ts";
import { productFacts } from "./facts.ts";
import type { PictureRole } from "./picture-roles.ts";
import type { FieldPath } from "./problems.ts";

/** A field of the content that names a picture. */
export interface PictureUse {
  file: string;
  path: FieldPath;
  picture: string;
  /** What it is for, which sets its sizes. */
  role: PictureRole;
}

/**
 * Every field of the content in one language that names a picture: those declared with `picture()` in the schemas.
 *
 * @param words the language's folder, e.g. `content/en`
 */
export function picturesNamed(parts: Pick<PartsAsRead, "products" | "pages">, words: string): PictureUse[] {
  const files = [
    ...parts.products.map((product) => ({
      file: `content/products/${product.slug}.yaml`,
      schema: productFacts,
      value: product,
    })),
    ...pageNames.map((name) => ({
      file: `${words}/pages/${name}.yaml`,
      schema: pages[name].words,
      value: parts.pages[name],
    })),
  ];
  return files.flatMap(({ file, schema, value }) =>
    Array.from(picturesIn(schema, value), ([path, picture, role]) => ({ file, path, picture, role })),
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
    // Only `picture()` sets this entry, and always to a role.
    if (pictureRole) yield [path, value, pictureRole as PictureRole];
  }
}
