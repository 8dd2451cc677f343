import type { PrivacyWords } from "../content/schema/form-fields";
import styles from "./PrivacyNotice.module.css";

/** What a form asks for, why, and where the answers go; outside the form's island, because it never changes. */
export function PrivacyNotice({ words, email }: { words: PrivacyWords; email: string }) {
  const [before, after] = words.rights.split("{email}");
  return (
    <aside className={`${styles.privacy} small`} aria-labelledby="privacy">
      <h3 id="privacy">{words.title}</h3>
      {[...words.points, words.kept].map((point) => (
        <p key={point}>{point}</p>
      ))}
      <p>
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
    </aside>
  );
}
