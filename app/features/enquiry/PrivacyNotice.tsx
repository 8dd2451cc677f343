import type { PrivacyWords } from "../../content/schema/form-fields.ts";
import type { Submission } from "./EnquiryForm.tsx";
import styles from "./PrivacyNotice.module.css";

interface PrivacyNoticeProps {
  words: PrivacyWords;
  /** What submitting the form does. */
  submission: Submission;
  email: string;
  /** On wide pages: under the form, or beside it where that column has room. */
  place: "below" | "beside";
  className?: string;
}

/**
 * What a form asks for, why, and where the answers go; outside the form's island, because it never changes. It follows
 * the form in the columns of a page.
 */
export function PrivacyNotice({ words, submission, email, place, className = "" }: PrivacyNoticeProps) {
  const [before, after] = words.rights.split("{email}");
  return (
    <aside
      className={`${styles.privacy} ${className} stack small soft`}
      aria-labelledby="privacy"
      data-place={place}
      {...(place === "beside" && { "data-at": "9" })}
    >
      <h3 id="privacy">{words.title}</h3>
      {[...words.points, words.typed[submission], words.kept].map((point) => (
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
