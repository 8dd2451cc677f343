import { Island } from "../../islands/Island.tsx";
import { type SlipData, type SlipOnPage, slipWith } from "./Slip.tsx";

/** The slip of a page; its data is in a module (load-slip-data.ts). */
export function SlipIsland({ own }: { own: { data: SlipData; module: string; onPage: SlipOnPage } }) {
  return (
    <div id="slip" className="contents not-printed" data-module={own.module}>
      <Island name="slip" component={slipWith(own.data)} props={own.onPage} />
    </div>
  );
}
