import { z } from "zod";
import { fields, text } from "./fields.ts";

/** The words that pages share: one schema for each file in `content/<language>/`. A page's own words are beside it. */

/** Names of the spices in content/spices.yaml. */
export const spicesWords = z.record(z.string(), text("The spice's name."), { error: "a name for each spice" });

export const regionsWords = z.record(
  z.string(),
  fields({
    name: text("The state's name."),
    hindi: text("The state's name in Hindi; leave it out if the name is Hindi.").optional(),
    cities: z.array(text("A city."), { error: "a list of cities" }).describe("The cities served; may be empty: []."),
  }),
  { error: "a name and cities for each state" },
);

/** What each picture shows, for people who cannot see it. */
export const photosWords = z.record(z.string(), text("What the picture shows, in one sentence."), {
  error: "one sentence for each picture",
});

export type RegionWords = z.infer<typeof regionsWords>[string];
