import { NamedHeading } from "./NamedHeading.tsx";
import { SectionLabel } from "./SectionLabel.tsx";

/** The words at the head of a section. */
export interface SectionHead {
  label: string;
  hindi?: string | undefined;
  title: string;
  lead?: string | undefined;
}

/** A section's title, with its label as a caption at the end. */
export function SectionTitle({ label, hindi, title, lead }: SectionHead) {
  return (
    <>
      <NamedHeading label={label} title={title} />
      {lead ? <p className="lead">{lead}</p> : null}
      <SectionLabel label={label} hindi={hindi} />
    </>
  );
}
