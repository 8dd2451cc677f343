import { z } from "zod";
import { fields, oneOf, pattern, text } from "./fields.ts";

/** Every button whose behaviour the family can choose. */
const controlNames = [
  "shop-now",
  "product-contact",
  "request-bulk-quote",
  "become-distributor",
  "view-all-products",
  "download-pdf",
  "share-recipe",
] as const;
export type ControlName = (typeof controlNames)[number];

const kind = <const Kind extends string>(kind: Kind, description: string) => z.literal(kind).describe(description);

/** What a control does. Its words (label, message) are kept with the other words of each language. */
export const action = z.discriminatedUnion(
  "kind",
  [
    fields({ kind: kind("none", "Does nothing.") }),
    fields({ kind: kind("log", "Only writes its message to the console.") }),
    fields({ kind: kind("alert", "Shows its message in a box.") }),
    fields({
      kind: kind("link", "Opens a page of this site."),
      to: pattern(/^\/(?!\/)\S*$/, "an address on this site, like /products", "The page it opens."),
    }),
    fields({ kind: kind("whatsapp", "Starts a WhatsApp chat with its message.") }),
    fields({ kind: kind("share", "Opens the phone's share sheet.") }),
    fields({ kind: kind("download", "Downloads the recipe's sheet; only for download-pdf.") }),
  ],
  { error: "a kind: none, log, alert, link, whatsapp, share or download" },
);
export type Action = z.infer<typeof action>;

const controlSet = z
  .record(z.enum(controlNames), action, { error: "an action for every control" })
  .refine((set) => !["log", "alert", "share"].includes(set["shop-now"].kind), {
    path: ["shop-now", "kind"],
    error: "none, link or whatsapp, because this button also appears on pages without scripts",
  })
  .check(({ value, issues }) => {
    for (const name of controlNames)
      if (value[name].kind === "download" && name !== "download-pdf")
        issues.push({
          code: "custom",
          input: value[name].kind,
          path: [name, "kind"],
          message: "another kind: only download-pdf has a file to download",
        });
  });

/** content/controls.yaml: two complete sets, side by side. */
export const controlsFacts = fields({
  specified: controlSet.describe("What each control does by default."),
  launch: controlSet.describe("What each control does when built with SITE_CONTROLS=launch."),
});

/** Controls on a product or recipe, whose name their words may include. */
const named: readonly ControlName[] = ["product-contact", "download-pdf", "share-recipe"];

const words = (...variables: string[]) => {
  const hint = variables.map((variable) => ` {${variable}} is filled in.`).join("");
  return fields({
    label: text(`The words on the button.${hint}`, ...variables),
    message: text(`The text it logs, shows or shares.${hint}`, ...variables),
    chat: text(
      `The message a WhatsApp chat starts with; leave it out to use the message.${hint}`,
      ...variables,
    ).optional(),
  });
};

/** content/<language>/controls.yaml: what each control says. */
export const controlsWords = z.strictObject(
  Object.fromEntries(controlNames.map((name) => [name, named.includes(name) ? words("name") : words()])) as Record<
    ControlName,
    ReturnType<typeof words>
  >, // One group for each name above.
  { error: "a label and a message for every control" },
);

/** Which set a build uses: the environment's SITE_CONTROLS, or `specified` by default. */
export const controlSetName = oneOf(["specified", "launch"], "Which set of controls to build with.");
export type ControlSetName = z.infer<typeof controlSetName>;
