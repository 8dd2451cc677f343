import type { OrderSlipWords } from "../../content/schema/slip.ts";
import { countText } from "../../text/numbers.ts";
import { fitsIntoLink } from "../enquiry/message.ts";

/**
 * A message with as many of these lines as fit into a link; a last line says how many were left out.
 *
 * @param rest the words of the last line
 * @param write the message with the lines that it shows
 */
export function fitLinesIntoLink(
  lines: readonly string[],
  rest: OrderSlipWords["message"]["rest"],
  language: string,
  write: (shown: readonly string[]) => string,
): { message: string; leftOut: number } {
  const all = write(lines);
  if (lines.length === 0 || fitsIntoLink(all)) return { message: all, leftOut: 0 };
  const writeFirst = (count: number) =>
    write([...lines.slice(0, count), countText(rest, lines.length - count, language)]);
  let count = 0;
  while (count < lines.length - 1 && fitsIntoLink(writeFirst(count + 1))) count += 1;
  return { message: writeFirst(count), leftOut: lines.length - count };
}
