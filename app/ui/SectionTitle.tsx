import { Hindi } from "./Hindi.tsx";

/** The words at the head of a section. */
export interface SectionHead {
  label: string;
  hindi?: string | undefined;
  title: string;
  lead?: string | undefined;
}

/** A section's title, with its label as a caption at the end. */
export function SectionTitle({ className, ...head }: SectionHead & { className?: string | undefined }) {
  return (
    <header className={className}>
      <NamedHeading {...head} />
      {head.lead ? <p className="lead">{head.lead}</p> : null}
      <SectionLabel {...head} />
    </header>
  );
}

/**
 * A section's heading. It includes the section's label, visually hidden, because the visible label is not in a heading,
 * so screen readers and search engines would not connect the two.
 */
export function NamedHeading({ label, title }: SectionHead) {
  return (
    <h2>
      <span className="visually-hidden">{label}: </span>
      {title}
    </h2>
  );
}

/** The label of a section, for the eye only: screen readers have it in the heading. */
export function SectionLabel({ label, hindi }: SectionHead) {
  return (
    <p className="cap" aria-hidden="true">
      {label} <Hindi>{hindi}</Hindi>
    </p>
  );
}
