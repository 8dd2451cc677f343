import type { OpenNow as OpenNowData } from "../content/open-now";
import { InlineScript } from "../ui/InlineScript";
import script from "./open-now.js?raw";

/**
 * Says whether the office is open at this moment and when it opens next. Without scripts it is hidden and takes no
 * space. Its sentences are in the document, so that the fonts have their letters.
 */
export function OpenNow({ schedule, sentences }: OpenNowData) {
  return (
    <>
      <p className="small not-printed" data-schedule={schedule} hidden>
        {sentences.map((sentence) => (
          <span key={sentence} hidden>
            {sentence}
          </span>
        ))}
      </p>
      <InlineScript code={script} />
    </>
  );
}
