import { Island } from "../../islands/Island.tsx";
import { type SlipOnPage, slipWith } from "./Slip.tsx";
import type { SlipData } from "./slip-data.server.ts";

/** The slip of a page; its data is in a module (load-slip-data.ts). */
export function SlipIsland({ data, module, onPage }: { data: SlipData; module: string; onPage: SlipOnPage }) {
  return (
    <div id="slip" className="contents not-printed" data-module={module}>
      <Island name="slip" component={slipWith(data)} props={onPage} />
    </div>
  );
}
