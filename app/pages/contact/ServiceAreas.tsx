import type { Region } from "../../content/schema/regions";
import type { PageWords } from "../../content/schema/schemas";
import { Hindi } from "../../ui/Hindi";
import { LabelPair } from "../../ui/LabelPair";
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
            <dd>{cities.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
