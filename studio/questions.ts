import type { Answers, Saved } from "./workspace.ts";

/** A question that the person must answer before something is saved. */
export type Question = Pick<Saved, "conflicts" | "faults">;

/** The person's answer; undefined if nothing is to be saved. */
export type Answer = Partial<Answers> | undefined;

/**
 * Saves; while the save raises questions, asks them and retries with the answers.
 *
 * @param send saves with the answers so far
 * @returns undefined if the person wants nothing saved, or must fix something first
 */
export async function saveWithAnswers<Result extends Saved>(
  send: (answers: Answers) => Promise<Result>,
  ask: (question: Question) => Promise<Answer>,
): Promise<Result | undefined> {
  const answers: Answers = { decisions: [], isSure: false, descriptions: {} };
  for (;;) {
    const saved = await send(answers);
    if (!saved.conflicts && !saved.faults) return saved;
    const answer = await ask(saved);
    if (!answer) return undefined;
    Object.assign(answers, answer, { decisions: [...answers.decisions, ...(answer.decisions ?? [])] });
  }
}
