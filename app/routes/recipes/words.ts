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
  time: text("The name of the cook time."),
  minutes: text("The cook time; {minutes} is filled in.", "minutes"),
  level: text("The name of the difficulty."),
  difficulties: z.record(z.enum(difficulties), text("The difficulty in words."), {
    error: "words for every difficulty",
  }),
  serves: text("The name of the servings."),
  spices: text("The name of the spices."),
  ingredients: text("The name of the ingredients."),
  steps: text("The name of the steps."),
  actionFor: text("A card's button for screen readers; {action} and {name} are filled in.", "action", "name"),
  stats: exactly(
    4,
    fields({
      value: text("The figure."),
      label: text("What it counts."),
      isWord: yesNo("true sets it smaller, for a word.").default(false),
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
  title: text("The dish."),
  description: text("One sentence about it."),
  ingredients: texts("One ingredient an entry, with its quantity."),
  steps: texts("One step an entry."),
});

export type RecipesWords = z.infer<typeof recipesWords>;
export type RecipeWords = z.infer<typeof recipeWords>;
