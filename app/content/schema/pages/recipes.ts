import { countable, fields, listOf, template, text, wordsFor } from "../fields.ts";
import { difficulties, kitchenUnits } from "../options.ts";
import { figures, page, point, section, sectionHeader, whatsappButton } from "../page-fields.ts";

/** pages/recipes.yaml: the words of the page. */
export const recipesSchema = page({
  cards: sectionHeader,
  dishes: text(),
  measures: fields({ title: text(), text: text() }),
  time: text(),
  minutes: template("minutes"),
  level: text(),
  difficulties: wordsFor(difficulties),
  serves: text(),
  spices: text(),
  units: wordsFor(kitchenUnits, countable()),
  beforehand: text(),
  ingredients: text(),
  steps: text(),
  tip: text(),
  swap: text(),
  cookAlong: fields({
    servings: template("name"),
    amountsFor: fields({ one: template("count"), other: template("count") }),
    fewer: text(),
    more: text(),
    keepScreenOn: text(),
    screenOn: text(),
    screenOff: text(),
    screenRefused: text(),
  }),
  actionFor: template("action", "name"),
  stats: figures,
  tips: section({ points: listOf(4, point) }),
  callToAction: fields({ hindi: text(), title: text(), lead: text(), whatsapp: whatsappButton }),
});
