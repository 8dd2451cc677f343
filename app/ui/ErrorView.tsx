import styles from "./ErrorView.module.css";

interface ErrorViewProps {
  title: string;
  /** The value that was thrown; for the router's own errors, their status text. */
  error: unknown;
}

/** The error view (docs/specification.md, 8): title, status text or message, stack trace. */
export function ErrorView({ title, error }: ErrorViewProps) {
  const { message, stack } = error instanceof Error ? error : { message: String(error) };
  return (
    <section className={`${styles.error} warning`} role="alert">
      <h2>{title}</h2>
      <p className="lead">{message}</p>
      {stack ? <pre className="small">{stack}</pre> : null}
    </section>
  );
}
