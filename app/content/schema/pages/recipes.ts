import { countable, fields, listOf, template, text, texts, wordsFor } from "../fields.ts";
import { difficulties, kitchenUnits } from "../options.ts";
import { figures, page, pageMeta, point, section, whatsappButton } from "../page-fields.ts";

/** pages/recipes.yaml: the words of the page. */
export const recipesSchema = page({
  meta: pageMeta.extend({ cuisine: text().optional() }),
  cards: text(),
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
    people: text(),
    range: template("most", "count"),
    fewer: text(),
    more: text(),
    keepScreenOn: text(),
    screenRefused: text(),
  }),
  forMany: fields({
    invitation: text(),
    withoutScript: text(),
    byEye: text(),
    pack: template("count", "pack"),
    loose: template("weight"),
    put: text(),
    notWeighed: template("names"),
    growth: text(),
    notes: texts(),
  }),
  actionFor: template("action", "name"),
  stats: figures,
  tips: section({ points: listOf(4, point) }),
  callToAction: fields({ hindi: text(), title: text(), lead: text(), whatsapp: whatsappButton }),
});
