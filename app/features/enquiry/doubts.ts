import { latinDigits } from "../../text/numbers.ts";
import type { Answer } from "./message.ts";

/** An answer that looks wrong. */
export interface Doubt extends Answer {
  name: keyof typeof looksWrong;
}

/** Whether an answer looks wrong, by the name of its field. It is only a hint: the form can be sent anyway. */
const looksWrong = {
  // Indian numbers have ten digits, including the area code. More are fine: there may be two numbers in the field.
  phone: (value: string) => value !== "" && nationalDigits(value).length < 10,
  // Browsers accept a host without a dot.
  email: (value: string) => !/@.+\.[^.]{2,}$/.test(value),
  // It is marked as required, but nothing enforces it (docs/specification.md, 5.1).
  region: (value: string) => value === "",
};

/** The answers that look wrong. */
export function doubtsAbout(answers: readonly Answer[]): Doubt[] {
  return answers.flatMap((answer) => {
    const doubt = { ...answer, value: answer.value.trim() };
    return hasCheck(doubt) && looksWrong[doubt.name](doubt.value) ? [doubt] : [];
  });
}

function hasCheck(answer: Answer): answer is Doubt {
  return Object.hasOwn(looksWrong, answer.name);
}

/**
 * The digits of an Indian phone number without the country code and the zeros before the area code: "+91 98260 12345",
 * "0091…", "91-…", "098260…". Mobile numbers may begin with 91, too: "91982 60123" has no country code.
 */
function nationalDigits(phone: string): string {
  return latinDigits(phone.normalize("NFKC"))
    .replace(/^[^\d+]*(?:(?:\+|00)\s*91|91(?=\D+\d|\d{10}))/, "")
    .replace(/\D/g, "")
    .replace(/^0+/, "");
}
