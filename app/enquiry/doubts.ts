import type { Answer } from "./message";

/** An answer that looks wrong. */
export interface Doubt {
  name: keyof typeof looksWrong;
  value: string;
}

/** Whether an answer looks wrong, by the name of its field. It is only a hint: the form can be sent anyway. */
const looksWrong = {
  // Indian numbers have ten digits, including the area code. More are fine: there may be two numbers in the field.
  phone: (value: string) => value !== "" && (value.match(/\p{Nd}/gu) ?? []).length < 10,
  // Browsers accept a host without a dot.
  email: (value: string) => !/@.+\.[^.]{2,}$/.test(value),
  // It is marked as required, but nothing enforces it (docs/specification.md, 5.1).
  region: (value: string) => value === "",
};

/** The answers that look wrong. */
export function doubtsAbout(answers: readonly Answer[]): Doubt[] {
  return answers.flatMap(({ name, value }) => {
    const doubt = { name, value: value.trim() };
    return hasCheck(doubt) && looksWrong[doubt.name](doubt.value) ? [doubt] : [];
  });
}

function hasCheck(answer: { name: string; value: string }): answer is Doubt {
  return Object.hasOwn(looksWrong, answer.name);
}
