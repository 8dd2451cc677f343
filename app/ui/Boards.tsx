import styles from "./Boards.module.css";
import { Emblem, type EmblemName } from "./Emblem";
import { Hindi } from "./Hindi";

/** One state on the line. */
export interface StationBoard {
  name: string;
  hindi: string;
  status: string;
  icon?: EmblemName;
  cities?: readonly string[];
}

interface BoardsProps {
  boards: readonly StationBoard[];
  /** `headed`: the first board is the headquarters, larger. `even`: all alike. `wanted`: dashed, no track. */
  layout: "headed" | "even" | "wanted";
}

/** Station boards, joined by a track: where the spices are sold. */
export function Boards({ boards, layout }: BoardsProps) {
  return (
    <ul className={layout === "wanted" ? styles.wanted : styles.route} data-layout={layout}>
      {boards.map((board, index) => (
        <li
          key={board.name}
          className={styles.board}
          data-look={layout === "headed" && index === 0 ? "headquarters" : layout}
        >
          <div className={styles.plate}>
            <h3>
              <Hindi>{board.hindi}</Hindi>
              <span className={styles.name}>{board.name}</span>
            </h3>
            {board.icon ? <Emblem name={board.icon} /> : null}
          </div>
          <p className={`${styles.status} cap`}>{board.status}</p>
          {board.cities?.length ? (
            <ul className={styles.cities}>
              {board.cities.map((city) => (
                <li key={city}>{city}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
