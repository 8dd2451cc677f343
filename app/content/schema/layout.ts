import type { z } from "zod";
import { fields, inHindi, list, plainTemplate, template, text, texts, translated, wordsFor } from "./fields.ts";
import { regionStatuses } from "./options.ts";

/** layout.yaml: the words that all pages share. */
export const layoutSchema = fields({
  skip: text(),
  newTab: text(),
  chatNumber: text(),
  linkCopied: text(),
  linkSelected: text(),
  menu: fields({ name: text(), open: text(), close: text(), brandHome: template("names") }),
  hours: translated(plainTemplate("days", "opens", "closes")),
  closed: translated(plainTemplate("closedDays")),
  openNow: fields({
    open: template("closes"),
    today: template("opens"),
    tomorrow: template("opens"),
    later: template("day", "opens"),
    holiday: template("day", "opens"),
  }),
  notice: fields({ label: text(), close: text() }),
  unavailable: fields({ absent: text(), stopped: text(), reload: text(), chat: text(), message: text() }),
  numbers: texts(),
  statuses: wordsFor(regionStatuses),
  footer: fields({
    company: fields({ title: text(), text: text() }),
    links: fields({
      title: text(),
      about: text(),
      products: text(),
      distributors: text(),
      recipes: text(),
    }),
    popular: fields({
      title: text(),
      products: list(fields({ name: text(), hindi: inHindi() })),
    }),
    locations: fields({
      title: text(),
      fssai: text(),
      gstin: text(),
      stateCode: text(),
      businessStart: text(),
      whatsapp: text(),
    }),
    vegetarian: text(),
    accessibility: text(),
    rights: template("year", "brand"),
  }),
  errorView: fields({ title: text() }),
});

export type LayoutWords = z.infer<typeof layoutSchema>;
