import { countable, fields, listOf, template, wordsFor } from "../fields.ts";
import { difficulties, kitchenUnits } from "../options.ts";
import { figures, page, point, section, sectionHeader, whatsappButton } from "../page-fields.ts";

/** pages/recipes.yaml: the words of the page. */
export const recipesSchema = page({
  cards: sectionHeader,
  dishes: "The name of the list of drawn dishes above the cards, for screen readers.",
  measures: fields({
    title: "The title of what can be opened.",
    text: "What a cup and a spoon hold, and what the minutes include.",
  }).describe("Opened with a press, above the cards."),
  time: "The label of the cook time.",
  minutes: template("The cook time.", ["minutes"]),
  level: "The label of the difficulty.",
  difficulties: wordsFor(difficulties, "The difficulty's label."),
  serves: "The label of the servings.",
  spices: "The label of the spices.",
  units: wordsFor(
    kitchenUnits,
    countable(
      "The unit after an amount; where one (or a part of one) and more differ, both with a bar between: cup | cups.",
    ),
  ),
  beforehand: "The label of what is soaked or marinated beforehand.",
  ingredients: "The heading of the ingredients.",
  steps: "The heading of the steps.",
  tip: "The label of a recipe's tip.",
  swap: "The label of what may replace an ingredient.",
  pdf: {
    link: template("The link to the PDF: the words of the button, and for how many its amounts are.", [
      "action",
      "serves",
    ]),
    packs: template("The packs of a spice on the PDF.", ["packs"]),
    phone: "The label of the phone number on the PDF.",
  },
  cookAlong: fields({
    servings: template("The name of the choice of servings for screen readers.", ["name"]),
    amountsFor: fields({
      one: template("For how many the amounts are, if for one.", ["count"]),
      other: template("For how many the amounts are.", ["count"]),
    }).describe("Shown between the buttons for fewer and more servings."),
    fewer: "The button for fewer servings, for screen readers.",
    more: "The button for more servings, for screen readers.",
    keepScreenOn: "The box that keeps the screen on while cooking.",
    screenOn: "Said when the screen stays on.",
    screenOff: "Said when the screen may turn off again.",
    screenRefused: "Said when the phone does not keep the screen on.",
  }).describe("What helps while cooking; without JavaScript, cards do not show it."),
  actionFor: template("A card's button for screen readers.", ["action", "name"]),
  stats: figures,
  tips: section({ points: listOf(4, "Four tips.", point) }),
  callToAction: {
    hindi: "A question in Hindi.",
    title: "The title.",
    lead: "One or two sentences.",
    whatsapp: whatsappButton,
  },
});
