import type { ReactNode } from "react";

/** The background colours of the design; each redefines the role colours of its content. */
export type Band = "ivory" | "paper" | "sun" | "red" | "green" | "night";

interface SectionProps {
  band?: Band;
  /** A row of temple teeth that joins it to the band above. */
  hasEdge?: boolean;
  /** No space above: it continues the previous section. */
  isTight?: boolean;
  /** Clips what extends beyond the sides, such as a railway track. */
  isClipped?: boolean;
  id?: string;
  /** A title for screen readers, for a section without a visible one. */
  name?: string;
  className?: string;
  /** Shown behind the content, across the whole band. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** One band of a page, with its content on the page's grid. */
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
