import type { z } from "zod";
import { fields, hindi, listOf, picture } from "../fields.ts";
import { page, point, section } from "../page-parts.ts";

/** The mission or the vision. */
const statement = fields({
  label: "The label.",
  hindi: hindi("The label"),
  title: "The title.",
  text: "One sentence.",
});

export const aboutSchema = page({
  heroPicture: picture("scene", "The picture in the page header."),
  mission: statement,
  vision: statement,
  journey: section({
    years: listOf(
      5,
      fields({ year: "The year.", title: "What happened.", text: "One sentence." }),
      "2020 to 2024, one year per entry.",
    ),
  }),
  values: section({ points: listOf(4, point, "Four values.") }),
  founder: fields({
    label: "The label.",
    hindi: hindi("The label"),
    quote: "What the founder says.",
    signature: "Who says it: a role.",
  }),
  process: section({
    steps: listOf(
      3,
      fields({ title: "The step.", text: "One sentence.", picture: picture("scene", "Its picture.") }),
      "Sourcing, Processing, Quality Check.",
    ),
  }),
  callToAction: fields({
    hindi: "A line in Hindi.",
    title: "The title.",
    products: "The link to Products.",
    contact: "The link to Contact.",
    picture: picture("scene", "The picture in the corner."),
  }),
});

export type AboutWords = z.infer<typeof aboutSchema>;
