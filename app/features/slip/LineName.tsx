import styles from "./Paper.module.css";
import { describeChoice } from "./slip.ts";
import { useSlipData } from "./slip-context.ts";

interface LineNameProps {
  choice: string;
  /** Said if it is not on the shelf. */
  wrong: string;
}

/** The name of a line, and below it the one in the other language, or that it is not on the shelf. */
export function LineName({ choice, wrong }: LineNameProps) {
  const { shelf, otherLanguage } = useSlipData();
  const { name, otherName, isOnShelf } = describeChoice(shelf, choice);
  return (
    <span className={styles.name}>
      <b>{name}</b>
      {isOnShelf ? <span lang={otherLanguage}>{otherName}</span> : <span>{wrong}</span>}
    </span>
  );
}
