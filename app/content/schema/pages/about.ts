import { fields, inHindi, listOf, paragraphs, picture, text } from "../fields.ts";
import { page, point, section } from "../page-fields.ts";

/** The mission or the vision. */
const statement = fields({ label: text(), hindi: inHindi(), title: text(), text: text() });

/** pages/about.yaml: the words of the page. */
export const aboutSchema = page({
  heroPicture: picture("scene"),
  mission: statement,
  vision: statement,
  journey: section({ years: listOf(5, fields({ year: text(), title: text(), text: text() })) }),
  values: section({ points: listOf(4, point) }),
  founder: fields({ label: text(), hindi: inHindi(), quote: paragraphs(), signature: text() }),
  process: section({
    steps: listOf(3, fields({ title: text(), text: text(), picture: picture("scene") })),
  }),
  callToAction: fields({
    hindi: text(),
    title: text(),
    products: text(),
    contact: text(),
    picture: picture("scene"),
  }),
});
