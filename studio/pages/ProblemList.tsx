import { Link, useLocation } from "react-router";
import type { Problem } from "../../app/content/problems.ts";
import { addressOf } from "../form-names.ts";
import { useStudio } from "../studio-context.ts";

/** Problems in the words of the forms: `Contact (English) › Top of the page › Title: write …`, each with the way there. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { words, names, uses, say } = useStudio();
  const { pathname } = useLocation();
  return (
    <ul>
      {problems.map((problem) => {
        const address = addressOf(problem, uses);
        return (
          <li key={JSON.stringify(problem)}>
            {names.placeOf(problem)}: {say(problem)}{" "}
            {address && address !== pathname && <Link to={address}>{words.open}</Link>}
          </li>
        );
      })}
    </ul>
  );
}
