import type { z } from "zod";
import { fields, pageMeta, text } from "../../content/fields.ts";

export const notFoundWords = fields({
  meta: pageMeta,
  code: text("What the big drawing says: 404."),
  title: text("The title."),
  hindi: text("A line in Hindi."),
  text: text("A line under it."),
  home: text("The link to the home page."),
  logged: text("What the console says; {path} is filled in.", "path"),
});

export type NotFoundWords = z.infer<typeof notFoundWords>;
