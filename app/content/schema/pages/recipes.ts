import { z } from "zod";
import {
  countable,
  fields,
  listOf,
  menuLink,
  pageHeader,
  pageMeta,
  point,
  sectionHeader,
  text,
  whatsappButton,
} from "../fields.ts";
import { difficulties, kitchenUnits } from "../options.ts";

export const recipesSchema = fields({
  meta: pageMeta,
  menu: menuLink,
  hero: pageHeader,
  cards: sectionHeader,
  time: text("The label of the cook time."),
  minutes: text("The cook time; {minutes} is filled in.", "minutes"),
  level: text("The label of the difficulty."),
  difficulties: z.record(z.enum(difficulties), text("The difficulty's label."), {
    error: "words for every difficulty",
  }),
  serves: text("The label of the servings."),
  spices: text("The label of the spices."),
  units: z.record(z.enum(kitchenUnits), countable("The unit after an amount, like cup and cups."), {
    error: "words for every unit",
  }),
  beforehand: text("The label of what is soaked or marinated beforehand."),
  ingredients: text("The heading of the ingredients."),
  steps: text("The heading of the steps."),
  tip: text("The label of a recipe's tip."),
  swap: text("The label of what may replace an ingredient."),
  pdf: fields({
    packs: text("The packs of a spice on the PDF; {packs} is filled in.", "packs"),
    phone: text("The label of the phone number on the PDF."),
  }),
  cookAlong: fields({
    servings: text("The name of the choice of servings for screen readers; {name} is filled in.", "name"),
    amountsFor: fields({
      one: text("For how many the amounts are, if for one; {count} is filled in.", "count"),
      other: text("For how many the amounts are; {count} is filled in.", "count"),
    }).describe("Shown between the buttons for fewer and more servings."),
    fewer: text("The button for fewer servings, for screen readers."),
    more: text("The button for more servings, for screen readers."),
    keepScreenOn: text("The box that keeps the screen on while cooking."),
    screenOn: text("Said when the screen stays on."),
    screenOff: text("Said when the screen may turn off again."),
    screenRefused: text("Said when the phone does not keep the screen on."),
  }).describe("What helps while cooking; without JavaScript, cards do not show it."),
  actionFor: text("A card's button for screen readers; {action} and {name} are filled in.", "action", "name"),
  stats: listOf(
    4,
    fields({ value: text("The figure; more than four characters are shown smaller."), label: text("What it counts.") }),
    "Four figures.",
  ),
  tips: fields({ head: sectionHeader, points: listOf(4, point, "Four tips.") }),
  callToAction: fields({
    hindi: text("A question in Hindi."),
    title: text("The title."),
    lead: text("One or two sentences."),
    whatsapp: whatsappButton,
  }),
});

export type RecipesWords = z.infer<typeof recipesSchema>;
