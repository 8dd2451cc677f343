import { z } from "zod";

/** A schema and all nested ones, each with its path of field names. */
export function* schemasIn(schema: z.ZodType, path: readonly string[] = []): Generator<[readonly string[], z.ZodType]> {
  yield [path, schema];
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) yield* schemasIn(field as z.ZodType, [...path, name]);
  // Where zod keeps the nested schemas of optional fields, pipes and lists.
  const { innerType, in: input, element } = schema.def as object as Record<string, z.ZodType | undefined>;
  for (const inner of [innerType, input, element]) if (inner) yield* schemasIn(inner, path);
}
