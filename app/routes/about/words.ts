import type { z } from "zod";
import {
  exactly,
  fields,
  menuLink,
  pageHeader,
  pageMeta,
  picture,
  point,
  sectionHeader,
  text,
} from "../../content/fields.ts";

export const aboutWords = fields({
  meta: pageMeta,
  menu: menuLink,
  hero: pageHeader,
  heroPicture: picture("scene", "The picture in the page header."),
  mission: fields({
    label: text("The label."),
    hindi: text("The label in Hindi; leave it out if the label is Hindi.").optional(),
    title: text("The title."),
    text: text("One sentence."),
  }),
  vision: fields({
    label: text("The label."),
    hindi: text("The label in Hindi; leave it out if the label is Hindi.").optional(),
    title: text("The title."),
    text: text("One sentence."),
  }),
  journey: fields({
    head: sectionHeader,
    years: exactly(
      5,
      fields({ year: text("The year."), title: text("What happened."), text: text("One sentence.") }),
      "2020 to 2024, one year per entry.",
    ),
  }),
  values: fields({ head: sectionHeader, points: exactly(4, point, "Four values.") }),
  founder: fields({
    label: text("The label."),
    hindi: text("The label in Hindi; leave it out if the label is Hindi.").optional(),
    quote: text("What the founder says."),
    signature: text("Who says it: a role."),
  }),
  process: fields({
    head: sectionHeader,
    steps: exactly(
      3,
      fields({ title: text("The step."), text: text("One sentence."), picture: picture("scene", "Its picture.") }),
      "Sourcing, Processing, Quality Check.",
    ),
  }),
  callToAction: fields({
    hindi: text("A line in Hindi."),
    title: text("The title."),
    products: text("The link to Products."),
    contact: text("The link to Contact."),
    picture: picture("scene", "The picture in the corner."),
  }),
});

export type AboutWords = z.infer<typeof aboutWords>;
