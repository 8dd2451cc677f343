import { Picture, type PictureData } from "../../ui/Picture.tsx";
import { type SectionHead, SectionTitle } from "../../ui/SectionTitle.tsx";
import styles from "./Process.module.css";

interface ProcessProps {
  head: SectionHead;
  steps: readonly { title: string; text: string; picture: PictureData }[];
}

/** The steps of production, with staggered pictures. The title stands above the later ones. */
export function Process({ head, steps }: ProcessProps) {
  return (
    <div className={styles.process}>
      <SectionTitle {...head} />
      <ol className="list">
        {steps.map(({ title, text, picture }) => (
          <li key={title}>
            <div className={styles.picture}>
              <Picture picture={picture} sizes="(max-width: 47.99rem) 100vw, 36vw" loading="later" />
            </div>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
