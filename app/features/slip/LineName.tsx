import styles from "./Paper.module.css";
import { describeChoice } from "./slip.ts";
import { useSlipData } from "./slip-context.ts";

interface LineNameProps {
  choice: string;
  /** Said if it is not on the shelf. */
  wrong: string;
  /** What stands in its place if it cannot be read. */
  name?: string | undefined;
}

/** The name of a line, and below it the one in the other language, or what is wrong with the line. */
export function LineName({ choice, wrong, name }: LineNameProps) {
  const { shelf, otherLanguage } = useSlipData();
  const known = describeChoice(shelf, choice);
  return (
    <span className={styles.name}>
      <b>{name ?? known.name}</b>
      {known.isOnShelf ? <span lang={otherLanguage}>{known.otherName}</span> : <span>{wrong}</span>}
    </span>
  );
}
