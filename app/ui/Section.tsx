import type { ReactNode } from "react";

/** The painted grounds of the design; each re-points the colours of what stands on it. */
export type Band = "ivory" | "paper" | "sun" | "red" | "green" | "night";

interface SectionProps {
  band?: Band;
  /** A row of temple teeth that joins it to the band above. */
  hasEdge?: boolean;
  /** No space above: it goes on where the last section stopped. */
  isTight?: boolean;
  /** Cuts what reaches past the sides, such as a railway track. */
  isClipped?: boolean;
  id?: string;
  /** The title of a section that shows none, for screen readers. */
  name?: string;
  className?: string;
  /** Drawn behind the content, over the whole band. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** One band of a page, its content on the page's grid. */
export function Section({
  band = "ivory",
  hasEdge,
  isTight,
  isClipped,
  id,
  name,
  className,
  backdrop,
  children,
}: SectionProps) {
  const classes = ["section", `on-${band}`, hasEdge && "edge", isTight && "tight", isClipped && "clip-x", className];
  return (
    <section className={classes.filter(Boolean).join(" ")} id={id}>
      <div className="wrap">
        {name ? <h2 className="visually-hidden">{name}</h2> : null}
        {children}
      </div>
      {backdrop}
    </section>
  );
}
