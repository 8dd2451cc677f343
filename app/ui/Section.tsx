import type { ReactNode } from "react";

/** The background colours of sections. Each redefines the role colours of its content (styles/layout.css). */
type Colour = "ivory" | "paper" | "sun" | "red" | "green" | "night";

/**
 * A colour; sun, red and night have an edge ornament towards the section above. `first` is right below the page header,
 * `continued` has no space above.
 */
type SectionVariant = Colour | "first" | "continued";

interface SectionProps {
  variant?: SectionVariant;
  id?: string;
  /** A heading for screen readers, for a section without a visible one. */
  name?: string;
  className?: string;
  /** Behind the content, as wide as the page. */
  backdrop?: ReactNode;
  children: ReactNode;
}

const classes: Record<SectionVariant, string> = {
  ivory: "",
  paper: "on-paper",
  sun: "on-sun edge",
  red: "on-red edge",
  green: "on-green",
  night: "on-night edge",
  first: "",
  continued: "tight",
};

/** One section of a page, with its content on the page's grid. */
export function Section({ variant = "ivory", id, name, className, backdrop, children }: SectionProps) {
  return (
    <section className={["section", classes[variant], className].filter(Boolean).join(" ")} id={id}>
      <div className="wrap">
        {name ? <h2 className="visually-hidden">{name}</h2> : null}
        {children}
      </div>
      {backdrop}
    </section>
  );
}
