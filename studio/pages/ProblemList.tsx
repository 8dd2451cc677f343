import type { ReactNode } from "react";
import type { Problem } from "../../app/content/problems.ts";
import { useStudio } from "../studio-context.ts";

interface ProblemListProps {
  problems: readonly Problem[];
  /** A link or button that leads to the field. */
  wayTo?: (problem: Problem) => ReactNode;
}

/** Problems in the words of the forms: `Contact (English) › Top of the page › Title: write …`. */
export function ProblemList({ problems, wayTo }: ProblemListProps) {
  const { names, say } = useStudio();
  return (
    <ul>
      {problems.map((problem) => (
        <li key={JSON.stringify(problem)}>
          {names.placeOf(problem)}: {say(problem)} {wayTo?.(problem)}
        </li>
      ))}
    </ul>
  );
}
