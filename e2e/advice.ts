import { type TestInfo, test } from "@playwright/test";
import type { FullResult, Reporter, TestCase } from "@playwright/test/reporter";

const kind = "advice";

/** Something the family may want to change: printed at the end of the run, never a failure. */
export function advise(words: string, info: TestInfo = test.info()): void {
  info.annotations.push({ type: kind, description: words });
}

/** Collects the advice of all journeys and prints it after the results. */
export default class AdviceReporter implements Reporter {
  readonly #tests: TestCase[] = [];

  onTestEnd(test: TestCase): void {
    this.#tests.push(test);
  }

  onEnd(_result: FullResult): void {
    const annotations = this.#tests.flatMap(({ results }) => results.flatMap(({ annotations }) => annotations));
    for (const { type, description } of annotations) if (type === kind) console.log(`Advice: ${description}`);
  }
}
