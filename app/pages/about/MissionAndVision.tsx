import type { PageWords } from "../../content/schema/schemas.ts";
import { NamedHeading } from "../../ui/NamedHeading.tsx";
import { SectionLabel } from "../../ui/SectionLabel.tsx";
import styles from "./MissionAndVision.module.css";

/** Mission and vision, side by side, each as large as a title. */
export function MissionAndVision({ mission, vision }: Pick<PageWords<"about">, "mission" | "vision">) {
  return (
    <div className={styles.pair}>
      {[mission, vision].map(({ label, hindi, title, text }) => (
        <div key={label}>
          <NamedHeading label={label} title={title} />
          <p className="lead">{text}</p>
          <SectionLabel label={label} hindi={hindi} />
        </div>
      ))}
    </div>
  );
}
