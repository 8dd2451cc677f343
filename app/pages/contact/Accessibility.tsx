import type { PageWords } from "../../content/schema/schemas.ts";
import { Interpolated } from "../../ui/Interpolated.tsx";
import { Section } from "../../ui/Section.tsx";

interface AccessibilityProps {
  words: PageWords<"contact">["accessibility"];
  email: string;
}

/** The accessibility statement: what was tested, what is not right yet, whom to tell. */
export function Accessibility({ words, email }: AccessibilityProps) {
  return (
    <Section id="accessibility">
      <div className="stack">
        <h2>{words.title}</h2>
        {words.points.map((point) => (
          <p key={point}>{point}</p>
        ))}
        <p>
          <Interpolated sentence={words.report} values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
        </p>
      </div>
    </Section>
  );
}
