import { z } from "zod";

/** content/placeholders.yaml: invented values, by file and field. A field that still has one is a placeholder. */
export const placeholdersSchema = z
  .record(
    z.string(),
    z
      .record(z.string(), z.string({ error: "the invented text" }), {
        error: "the names of fields, each with its text",
      })
      .nullable(),
    { error: "the names of files, each with its fields below it" },
  )
  .nullable()
  .describe(
    "Invented values, used until the real ones are known. Replace them in the files named here, not in this list.",
  );

export type Placeholders = NonNullable<z.infer<typeof placeholdersSchema>>;
