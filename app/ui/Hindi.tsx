/** A Hindi phrase in a page of another language; renders nothing without one. */
export function Hindi({ children }: { children: string | undefined }) {
  return children ? (
    <span className="hi" lang="hi">
      {children}
    </span>
  ) : null;
}
