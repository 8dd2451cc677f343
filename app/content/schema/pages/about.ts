import { fields, hindi, listOf, paragraphs, picture } from "../fields.ts";
import { page, point, section } from "../page-fields.ts";

/** The mission or the vision. */
const statement = fields({
  label: "The label.",
  hindi: hindi("The label"),
  title: "The title.",
  text: "One sentence.",
});

/** pages/about.yaml: the words of the page. */
export const aboutSchema = page({
  heroPicture: picture("scene", "The picture in the page header."),
  mission: statement,
  vision: statement,
  journey: section({
    years: listOf(5, "2020 to 2024, one year per entry.", {
      year: "The year.",
      title: "What happened.",
      text: "One sentence.",
    }),
  }),
  values: section({ points: listOf(4, "Four values.", point) }),
  founder: {
    label: "The label.",
    hindi: hindi("The label"),
    quote: paragraphs("What the founder says; each line is a paragraph."),
    signature: "Who says it: a role.",
  },
  process: section({
    steps: listOf(3, "Sourcing, Processing, Quality Check.", {
      title: "The step.",
      text: "One sentence.",
      picture: picture("scene", "Its picture."),
    }),
  }),
  callToAction: {
    hindi: "A line in Hindi.",
    title: "The title.",
    products: "The link to Products.",
    contact: "The link to Contact.",
    picture: picture("scene", "The picture in the corner."),
  },
});
