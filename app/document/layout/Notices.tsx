import type { LayoutWords } from "../../content/schema/layout.ts";
import type { Notice } from "../../content/schema/notice.ts";
import { keyInStorage } from "../../islands/storage.ts";
import { daysText, todayInIndia } from "../../text/days.ts";
import { Icon } from "../../ui/Icon.tsx";
import { InlineScript } from "../../ui/InlineScript.tsx";
import styles from "./Notices.module.css";
import { showNotice } from "./notice-script.ts";

interface NoticesProps {
  notices: readonly Notice[];
  words: LayoutWords["notice"];
  language: string;
}

/** What the family has to say for some days, above everything else on the page. The browser decides which days those are. */
export function Notices({ notices, words, language }: NoticesProps) {
  return notices.map(({ text, from, until }) => (
    <div key={from + text} className="not-printed">
      <aside className={`${styles.notice} beside`} aria-label={words.label} data-from={from} data-until={until}>
        <Icon name="clock" />
        <p>
          <b>{text}</b> <span>{daysText(from, until, language)}</span>
        </p>
        <button type="button" className="icon-button" hidden aria-label={words.close}>
          <Icon name="x" />
        </button>
      </aside>
      <InlineScript run={showNotice} args={[keyInStorage("notice", `${from}:${until}`)]} />
    </div>
  ));
}

/** The notices that are not over on the day of the build. */
export const comingNotices = (notices: readonly Notice[]) => notices.filter(({ until }) => until >= todayInIndia());
