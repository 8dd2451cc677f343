interface NamedHeadingProps {
  /** The section's name, which stands beside its title for who sees it. */
  label: string;
  title: string;
}

/**
 * A section's title with the section's name in it: the name is drawn elsewhere, as an ornament, where neither heading
 * navigation nor search engines would find it.
 */
export function NamedHeading({ label, title }: NamedHeadingProps) {
  return (
    <h2>
      <span className="visually-hidden">{label}: </span>
      {title}
    </h2>
  );
}
