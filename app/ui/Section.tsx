import type { ReactNode } from "react";

/**
 * What differs from a section on ivory. Each colour redefines the role colours of its content (styles/layout.css); sun,
 * red and night have an edge ornament towards the section above. `continued` has no space above.
 */
const classes = {
  paper: "on-paper",
  sun: "on-sun edge",
  red: "on-red edge",
  green: "on-green",
  night: "on-night edge",
  continued: "tight",
};

interface SectionProps {
  variant?: keyof typeof classes;
  id?: string;
  /** A heading for screen readers, for a section without a visible one. */
  name?: string;
  className?: string;
  /** Behind the content, as wide as the page. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** One section of a page, with its content on the page's grid. */
export function Section({ variant, id, name, className, backdrop, children }: SectionProps) {
  return (
    <section className={["section", variant && classes[variant], className].filter(Boolean).join(" ")} id={id}>
      <div className="wrap">
        {name ? <h2 className="visually-hidden">{name}</h2> : null}
        {children}
      </div>
      {backdrop}
    </section>
  );
}
