interface NamedHeadingProps {
  /** The section's label, which is shown beside the title. */
  label: string;
  title: string;
}

/**
 * A section's heading. It includes the section's label, visually hidden, because the visible label is not in a heading,
 * so screen readers and search engines would not connect the two.
 */
export function NamedHeading({ label, title }: NamedHeadingProps) {
  return (
    <h2>
      <span className="visually-hidden">{label}: </span>
      {title}
    </h2>
  );
}
