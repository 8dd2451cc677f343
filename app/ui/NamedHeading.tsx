interface NamedHeadingProps {
  /** The section's name, which sighted visitors see beside the title. */
  label: string;
  title: string;
}

/**
 * A section's title that includes the section's name: the name is shown elsewhere, as an ornament, where neither
 * heading navigation nor search engines would find it.
 */
export function NamedHeading({ label, title }: NamedHeadingProps) {
  return (
    <h2>
      <span className="visually-hidden">{label}: </span>
      {title}
    </h2>
  );
}
