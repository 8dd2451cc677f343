import { Hindi } from "./Hindi.tsx";

interface LabelPairProps {
  label: string;
  /** The label in Hindi, on a page of another language. */
  hindi?: string | undefined;
}

/** A small label, followed by its Hindi. */
export function LabelPair({ label, hindi }: LabelPairProps) {
  return (
    <>
      <span>{hindi ? `${label} · ` : label}</span>
      <Hindi>{hindi}</Hindi>
    </>
  );
}
