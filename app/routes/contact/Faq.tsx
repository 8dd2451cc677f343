import styles from "./Faq.module.css";
import type { ContactWords } from "./words";

/** Questions that unfold their answers; the first is open, to show that they do. */
export function Faq({ questions }: { questions: ContactWords["faq"]["questions"] }) {
  return (
    <div className={styles.faq}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
