import { z } from "zod";

/** A schema and all nested ones, each with its path of field names. */
export function* schemasIn(schema: z.ZodType, path: readonly string[] = []): Generator<[readonly string[], z.ZodType]> {
  yield [path, schema];
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) yield* schemasIn(field as z.ZodType, [...path, name]);
  const { innerType, in: input, element } = schema.def as Within;
  for (const inner of [innerType, input, element]) if (inner) yield* schemasIn(inner, path);
}

/** Where zod keeps the nested schemas of optional fields, pipes and lists. */
interface Within extends z.core.$ZodTypeDef {
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
}
