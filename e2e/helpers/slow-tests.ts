import type { Reporter, TestCase, TestResult, TestStep } from "@playwright/test/reporter";

const limit = 5_000;

/** Names at the end of a run each test that took more than five seconds, slowest first, and in it each such step. */
export default class SlowTests implements Reporter {
  #slow: { duration: number; line: string }[] = [];

  onTestEnd(test: TestCase, { duration, steps }: TestResult): void {
    if (duration <= limit) return;
    const [, project, ...titles] = test.titlePath();
    const lines = [`${seconds(duration)} ${project}: ${titles.join(" › ")}`, ...slowest(steps).map(lineOf)];
    this.#slow.push({ duration, line: lines.join("\n") });
  }

  onEnd(): void {
    if (this.#slow.length === 0) return;
    const lines = this.#slow.sort((a, b) => b.duration - a.duration).map(({ line }) => line);
    console.log(["\nMore than 5 s:", ...lines].join("\n"));
  }
}

/** The innermost steps that took more than five seconds. */
function slowest(steps: readonly TestStep[]): TestStep[] {
  return steps
    .filter(({ duration }) => duration > limit)
    .flatMap((step) => (step.steps.some(({ duration }) => duration > limit) ? slowest(step.steps) : [step]));
}

const lineOf = ({ duration, title, location }: TestStep) =>
  `      ${seconds(duration)} ${title}${location ? `, ${location.file.replace(`${process.cwd()}/`, "")}:${location.line}` : ""}`;

const seconds = (duration: number) => `${(duration / 1000).toFixed(1)} s`.padStart(8);
