import { InlineScript } from "../../ui/InlineScript.tsx";
import { JsonScript } from "../../ui/JsonScript.tsx";
import type { OpenNow as OpenNowData } from "./open-now.ts";
import { sayWhetherOpen } from "./open-now-script.ts";

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
