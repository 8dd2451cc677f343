/** Tells screen readers that a link opens in a new tab. */
export function NewTab({ children }: { children: string }) {
  return <span className="visually-hidden">{` ${children}`}</span>;
}
