import type { z } from "zod";
import { choice, fields, paragraphs, template, text } from "./fields.ts";

/**
 * The two sets of controls (app/features/controls/control-data.server.ts). `launch` also has all that the specification
 * lacks (`hasExtras` in read.server.ts).
 */
export const controlSetName = choice(["specified", "launch"]);
export type ControlSetName = z.infer<typeof controlSetName>;

/** The words of a button that names a product or recipe, and the text that it shows or shares. */
const withMessage = fields({ label: template("name"), message: paragraphs("name") });

/** controls.yaml: which set of controls the site uses, and what its buttons say. */
export const controlsSchema = fields({
  use: controlSetName,
  words: fields({
    "shop-now": fields({ label: text() }),
    // The message of its chat is that of the home page's cards.
    "product-contact": withMessage,
    // The message asks for a bulk price: on the slip, and without scripts in a chat.
    "request-bulk-quote": fields({ label: text(), message: text() }),
    "become-distributor": fields({
      label: text(),
      // The footer has a link of the same words to another place.
      name: text(),
    }),
    "view-all-products": fields({ label: text() }),
    // `print` and `refused` are for the launch set, in which the button prints.
    "download-pdf": withMessage.extend({ print: text(), refused: text() }),
    "share-recipe": withMessage,
  }),
});
export type ControlName = keyof z.infer<typeof controlsSchema>["words"];
