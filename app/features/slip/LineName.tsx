import styles from "./Paper.module.css";

/** The name of a line, and below it the one in the other language, or what is wrong with the line. */
export function LineName({
  name,
  below,
  lang,
}: {
  name: string;
  below: string | undefined;
  lang?: string | undefined;
}) {
  return (
    <span className={styles.name}>
      <b>{name}</b>
      <span lang={lang}>{below}</span>
    </span>
  );
}
