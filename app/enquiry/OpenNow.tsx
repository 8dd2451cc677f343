import { InlineScript } from "../ui/InlineScript";
import type { OpenNow as OpenNowData } from "./open-now";
import { pickSentence } from "./open-now-script";

/**
 * Says whether the office is open at this moment and when it opens next. Without scripts it is hidden and takes no
 * space. Its sentences are in the document, so that the fonts have their letters.
 */
export function OpenNow({ schedule, sentences }: OpenNowData) {
  return (
    <>
      <p className="small not-printed" hidden data-schedule={schedule}>
        {sentences.map((sentence) => (
          <span key={sentence} hidden>
            {sentence}
          </span>
        ))}
      </p>
      <InlineScript run={pickSentence} args={[]} />
    </>
  );
}
