import { z } from "zod";
import { difficulties } from "../../content/facts.ts";
import {
  exactly,
  fields,
  menuLink,
  pageHeader,
  pageMeta,
  point,
  sectionHeader,
  text,
  texts,
  whatsappButton,
  yesNo,
} from "../../content/fields.ts";

export const recipesWords = fields({
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
  ingredients: text("The heading of the ingredients."),
  steps: text("The heading of the steps."),
  actionFor: text("A card's button for screen readers; {action} and {name} are filled in.", "action", "name"),
  stats: exactly(
    4,
    fields({
      value: text("The figure."),
      label: text("What it counts."),
      isWord: yesNo("true shows it smaller; for a word instead of a number.").default(false),
    }),
    "Four figures.",
  ),
  tips: fields({ head: sectionHeader, points: exactly(4, point, "Four tips.") }),
  callToAction: fields({
    hindi: text("A question in Hindi."),
    title: text("The title."),
    lead: text("One or two sentences."),
    whatsapp: whatsappButton,
  }),
});

export const recipeWords = fields({
  title: text("The name of the dish."),
  description: text("One sentence about it."),
  ingredients: texts("One ingredient per entry, with its quantity."),
  steps: texts("One step per entry."),
});

export type RecipesWords = z.infer<typeof recipesWords>;
export type RecipeWords = z.infer<typeof recipeWords>;
