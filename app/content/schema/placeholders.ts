import { z } from "zod";
import { expected } from "../problem-sentences.ts";

const error = expected("group");

/** content/placeholders.yaml: invented values, by file and field. A field that still has one is a placeholder. */
export const placeholdersSchema = z
  .record(z.string(), z.record(z.string(), z.string({ error }), { error }).nullable(), { error })
  .nullable()
  .describe(
    "Invented values, used until the real ones are known. Replace them in the files named here, not in this list.",
  );

export type Placeholders = NonNullable<z.infer<typeof placeholdersSchema>>;
