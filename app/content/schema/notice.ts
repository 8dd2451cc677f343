import type { z } from "zod";
import { expected } from "../problem-sentences.ts";
import { fields, list, text } from "./fields.ts";
import { date } from "./site.ts";

/** notice.yaml: what every page says above everything else, from one day to another; mostly nothing. */
export const noticeSchema = list(
  fields({ text: text(), from: date(), until: date() }).refine(({ from, until }) => from <= until, {
    path: ["until"],
    error: expected("lastDay"),
  }),
);
export type Notice = z.infer<typeof noticeSchema>[number];
