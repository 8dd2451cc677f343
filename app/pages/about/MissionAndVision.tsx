import type { PageWords } from "../../content/schema/schemas.ts";
import { Dabba } from "../../ui/Dabba.tsx";
import { LabelPair } from "../../ui/LabelPair.tsx";
import { NamedHeading } from "../../ui/NamedHeading.tsx";
import styles from "./MissionAndVision.module.css";

/** Mission and vision, side by side, with one and two filled bowls of the spice box. */
export function MissionAndVision({ mission, vision }: Pick<PageWords<"about">, "mission" | "vision">) {
  return (
    <div className={styles.pair}>
      {[mission, vision].map(({ label, hindi, title, text }, index) => (
        <div key={label}>
          <Dabba full={index + 1} />
          <p className={`${styles.label} cap`} aria-hidden="true">
            <LabelPair label={label} hindi={hindi} />
          </p>
          <NamedHeading label={label} title={title} />
          <p className="lead">{text}</p>
        </div>
      ))}
    </div>
  );
}
