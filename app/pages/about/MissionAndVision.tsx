import type { PageWords } from "../../content/schema/schemas.ts";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import styles from "./MissionAndVision.module.css";

/** Mission and vision, side by side, each as large as a title. */
export function MissionAndVision({ mission, vision }: Pick<PageWords<"about">, "mission" | "vision">) {
  return (
    <div className={styles.pair}>
      {[mission, vision].map(({ label, hindi, title, text }) => (
        <SectionTitle key={label} className="stack" {...{ label, hindi, title, lead: text }} />
      ))}
    </div>
  );
}
