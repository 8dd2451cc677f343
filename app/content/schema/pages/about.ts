import type { z } from "zod";
import {
  fields,
  hindi,
  listOf,
  menuLink,
  pageHeader,
  pageMeta,
  picture,
  point,
  sectionHeader,
  text,
} from "../fields.ts";

export const aboutSchema = fields({
  meta: pageMeta,
  menu: menuLink,
  hero: pageHeader,
  heroPicture: picture("scene", "The picture in the page header."),
  mission: fields({
    label: text("The label."),
    hindi: hindi("The label"),
    title: text("The title."),
    text: text("One sentence."),
  }),
  vision: fields({
    label: text("The label."),
    hindi: hindi("The label"),
    title: text("The title."),
    text: text("One sentence."),
  }),
  journey: fields({
    head: sectionHeader,
    years: listOf(
      5,
      fields({ year: text("The year."), title: text("What happened."), text: text("One sentence.") }),
      "2020 to 2024, one year per entry.",
    ),
  }),
  values: fields({ head: sectionHeader, points: listOf(4, point, "Four values.") }),
  founder: fields({
    label: text("The label."),
    hindi: hindi("The label"),
    quote: text("What the founder says."),
    signature: text("Who says it: a role."),
  }),
  process: fields({
    head: sectionHeader,
    steps: listOf(
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

export type AboutWords = z.infer<typeof aboutSchema>;
