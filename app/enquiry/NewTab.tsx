/** What every link into another tab says to screen readers. */
export function NewTab({ children }: { children: string }) {
  return <span className="visually-hidden"> {children}</span>;
}
