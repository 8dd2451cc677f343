/** A text that a visitor typed, in the system font (styles/base.css). */
export function Typed({ children }: { children: string }) {
  return <span className="typed">{children}</span>;
}
