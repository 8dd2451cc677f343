import type { Region } from "../../content/schema/regions.ts";
import type { PageWords } from "../../content/schema/schemas.ts";
import { Hindi } from "../../ui/Hindi.tsx";
import { LabelPair } from "../../ui/LabelPair.tsx";
import styles from "./ServiceAreas.module.css";

/** The served states, each with its cities. */
export function ServiceAreas({ words, areas }: { words: PageWords<"contact">["areas"]; areas: readonly Region[] }) {
  return (
    <div>
      <h2 className="cap">
        <LabelPair {...words} />
      </h2>
      <dl className={styles.areas}>
        {areas.map(({ name, hindi, cities }) => (
          <div key={name}>
            <dt>
              {`${name} `}
              <Hindi>{hindi}</Hindi>
            </dt>
            <dd className="soft">{cities.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
