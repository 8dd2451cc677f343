/** A Hindi phrase inside a page of another language; nothing where there is none. */
export function Hindi({ children }: { children: string | undefined }) {
  return children ? (
    <span className="hi" lang="hi">
      {children}
    </span>
  ) : null;
}
