import { Hindi } from "./Hindi.tsx";

/** The label of a section, for the eye only: screen readers have it in the heading (NamedHeading.tsx). */
export function SectionLabel({ label, hindi }: { label: string; hindi?: string | undefined }) {
  return (
    <p className="cap" aria-hidden="true">
      {label} <Hindi>{hindi}</Hindi>
    </p>
  );
}
