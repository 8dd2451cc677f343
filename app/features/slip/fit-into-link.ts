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
  for (let leftOut = 0; ; leftOut++) {
    const shown = lines.slice(0, lines.length - leftOut);
    const message = write(leftOut > 0 ? [...shown, countText(rest, leftOut, language)] : shown);
    if (leftOut === lines.length || fitsIntoLink(message)) return { message, leftOut };
  }
}
