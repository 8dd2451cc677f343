import { fields, pageMeta, text } from "../fields.ts";

export const notFoundSchema = fields({
  meta: pageMeta,
  code: text("The code in the big drawing: 404."),
  title: text("The title."),
  hindi: text("A line in Hindi."),
  text: text("The text after the Hindi line."),
  home: text("The link to the home page."),
  logged: text("The message in the console; {path} is filled in.", "path"),
});
