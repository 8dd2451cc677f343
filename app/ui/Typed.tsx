/** A text that a visitor typed, in a system face (styles/base.css). */
export function Typed({ children }: { children: string }) {
  return <span className="typed">{children}</span>;
}
