import styles from "./ErrorView.module.css";

interface ErrorViewProps {
  title: string;
  /** The status text or the error's message. */
  message: string;
  stack?: string | undefined;
}

/** The error view (docs/specification.md, 8): title, status text or message, stack trace. */
export function ErrorView({ title, message, stack }: ErrorViewProps) {
  return (
    <section className={styles.fault} role="alert">
      <h2>{title}</h2>
      <p className="lead">{message}</p>
      {stack ? <pre>{stack}</pre> : null}
    </section>
  );
}
