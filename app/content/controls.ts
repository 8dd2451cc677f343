import { z } from "zod";
import { fields, oneOf, pattern, text } from "./fields.ts";

/** Every button whose behaviour the family may choose. */
export const controlNames = [
  "shop-now",
  "product-contact",
  "request-bulk-quote",
  "become-distributor",
  "view-all-products",
  "download-pdf",
  "share-recipe",
] as const;
export type ControlName = (typeof controlNames)[number];

/** What a control does. Its words (label, message) live with the other words of each language. */
export const action = z.discriminatedUnion(
  "kind",
  [
    fields({ kind: z.literal("none") }),
    fields({ kind: z.literal("log") }),
    fields({ kind: z.literal("alert") }),
    fields({
      kind: z.literal("link"),
      to: pattern(/^\/\S*$/, "an address on this site, like /products", "Where it leads."),
    }),
    fields({ kind: z.literal("whatsapp") }),
    fields({ kind: z.literal("share") }),
    fields({
      kind: z.literal("download"),
      file: pattern(
        /^\/\S+$/,
        "a file on this site, like /recipes/{id}.pdf",
        "The file to fetch; {id} stands for the recipe's name.",
      ),
    }),
  ],
  { error: "a kind: none, log, alert, link, whatsapp, share or download" },
);
export type Action = z.infer<typeof action>;

const controlSet = z
  .record(z.enum(controlNames), action, { error: "an action for every control" })
  .refine((set) => !["log", "alert", "share"].includes(set["shop-now"].kind), {
    path: ["shop-now", "kind"],
    error: "none, link, whatsapp or download, because this button also stands on pages without scripts",
  });

/** content/controls.yaml: two complete sets, side by side. */
export const controlsFacts = fields({
  specified: controlSet.describe("What each control does by default."),
  launch: controlSet.describe("What each control does when built with SITE_CONTROLS=launch."),
});

/** content/<language>/controls.yaml: what each control says. */
export const controlsWords = z.record(
  z.enum(controlNames),
  fields({
    label: text("The words on the button. {name} stands for the product's name."),
    message: text("The text it logs, alerts or shares. {name} is filled in."),
    chat: text(
      "The message a WhatsApp chat starts with; leave it out to use the message. {name} is filled in.",
    ).optional(),
  }),
  { error: "a label and a message for every control" },
);

/** Which set a build uses: the environment's SITE_CONTROLS, `specified` when it is not set. */
export const controlSetName = oneOf(["specified", "launch"], "Which set of controls to build with.");
export type ControlSetName = z.infer<typeof controlSetName>;
