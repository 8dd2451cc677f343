import { InlineScript } from "../../ui/InlineScript";
import { JsonScript } from "../../ui/JsonScript";
import type { OpenNow as OpenNowData } from "./open-now";
import { sayWhetherOpen } from "./open-now-script";

/** Says whether the office is open now and when it opens next. Without scripts it is hidden and takes no space. */
export function OpenNow(data: OpenNowData) {
  return (
    <>
      <p className="small not-printed" hidden data-open-now="" />
      <JsonScript type="application/json" value={data} />
      <InlineScript run={sayWhetherOpen} args={[]} />
    </>
  );
}
