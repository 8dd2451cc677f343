import type { Answer } from "./message";

/** The field of an answer that looks wrong, and the answer. */
export interface Doubt {
  name: keyof typeof looksWrong;
  value: string;
}

/** When an answer looks wrong, by the name of its field. Nothing here stops a form: only the visitor knows. */
const looksWrong = {
  // With its area code, every Indian number has ten digits. Two numbers in one field have more.
  phone: (value: string) => value !== "" && (value.match(/\p{Nd}/gu) ?? []).length < 10,
  // Browsers accept a host without a dot.
  email: (value: string) => !/@.+\.[^.]{2,}$/.test(value),
  // It is marked as required, but nothing enforces it (docs/specification.md, 5.1).
  region: (value: string) => value === "",
};

/** The answers that look wrong, for the visitor to read once more. */
export function doubtsAbout(answers: readonly Answer[]): Doubt[] {
  return answers.flatMap(({ name, value }) => {
    const doubt = { name, value: value.trim() };
    return isChecked(doubt) && looksWrong[doubt.name](doubt.value) ? [doubt] : [];
  });
}

function isChecked(answer: { name: string; value: string }): answer is Doubt {
  return Object.hasOwn(looksWrong, answer.name);
}
