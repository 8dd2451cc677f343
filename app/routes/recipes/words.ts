import { z } from "zod";
import { difficulties } from "../../content/facts.ts";
import {
  countable,
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
import { kitchenUnits } from "../../content/options.ts";

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
  units: z.record(z.enum(kitchenUnits), countable("The unit after an amount, like cup and cups."), {
    error: "words for every unit",
  }),
  beforehand: text("The label of what is soaked or marinated beforehand."),
  ingredients: text("The heading of the ingredients."),
  steps: text("The heading of the steps."),
  tip: text("The label of a recipe's tip."),
  swap: text("The label of what may replace an ingredient."),
  sheet: fields({
    packs: text("The packs of a spice on the printed sheet; {packs} is filled in.", "packs"),
    phone: text("The label of the phone number on the printed sheet."),
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
  hindi: text(
    "The name of the dish in Hindi, for the card and the printed sheet; leave it out if the title is Hindi.",
  ).optional(),
  description: text("One sentence about it."),
  ingredients: z
    .record(z.string(), countable("The ingredient without its amount: what it is, and how it is cut."), {
      error: "one line for each ingredient of the recipe's facts",
    })
    .describe("What each ingredient is, by its id in the recipe's facts."),
  beforehand: text("What is soaked or marinated beforehand, and how long; leave it out if nothing is.").optional(),
  steps: texts("One step per entry: the heat, the time, and how it looks or smells when it is done."),
  tip: text("One tip from the family."),
  swap: text("What may replace an ingredient that is not at hand."),
})
  // The facts have ingredients too; the two are read into one recipe.
  .transform(({ ingredients, ...words }) => ({ ...words, ingredientWords: ingredients }));

export type RecipesWords = z.infer<typeof recipesWords>;
export type RecipeWords = z.infer<typeof recipeWords>;
