import styles from "./Faq.module.css";

/** Questions with collapsible answers; the first is open, to show how they work. */
export function Faq({ questions }: { questions: readonly { question: string; answer: string }[] }) {
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
