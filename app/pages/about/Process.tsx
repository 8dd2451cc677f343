import { Picture, type PictureData } from "../../ui/Picture.tsx";
import styles from "./Process.module.css";

/** The steps of production, with staggered pictures. */
export function Process({ steps }: { steps: readonly { title: string; text: string; picture: PictureData }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, picture }) => (
        <li key={title}>
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(max-width: 47.99rem) 92vw, 36vw" loading="later" />
          </div>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
