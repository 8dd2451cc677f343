import { fields, template } from "../fields.ts";
import { pageMeta } from "../page-fields.ts";

/** pages/not-found.yaml: the words of the page. */
export const notFoundSchema = fields({
  meta: pageMeta,
  code: "The code in the big drawing: 404.",
  title: "The title.",
  hindi: "A line in Hindi.",
  text: "The text after the Hindi line.",
  meant: "Before the link to the page that was probably meant, where the address is only a little wrong.",
  home: "The link to the home page.",
  logged: template("The message for your developer, which the page does not show.", ["path"]),
});
