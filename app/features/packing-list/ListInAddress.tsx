import { useEffect, useState } from "react";
import type { PackingListWords } from "../../content/schema/packing-list.ts";
import type { PartProps } from "../slip/additions.ts";
import { showInStrip } from "../slip/store.ts";
import { listInUrl } from "./list.ts";
import { PackingList } from "./PackingList.tsx";

/** Opens the list in the URL as a packing list. A page that is shown without a network cannot, and says so. */
export function ListInAddress({ own, isOffline, ...props }: PartProps<PackingListWords>) {
  const [list, setList] = useState("");
  useEffect(() => setList(listInUrl()), []);
  // The list is at the address of the page that is missing. Ask the server for it, with HEAD, which the worker does not
  // answer, and reload unless the server fails. The event `online` is not enough: it says only that there is some
  // network, and is also fired while another page is being opened. A reload would then cancel that navigation.
  useEffect(() => {
    if (!isOffline || !list) return;
    showInStrip(own.offline);
    const interval = 5000;
    const reloadIfReachable = () =>
      fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(interval) }).then(
        ({ status }) => status < 500 && location.reload(),
        () => {}, // There is no network yet, or it hangs.
      );
    const timer = setInterval(reloadIfReachable, interval);
    return () => {
      clearInterval(timer);
      showInStrip("");
    };
  }, [isOffline, list, own]);
  return list && !isOffline ? <PackingList {...props} packing={own} text={list} onClose={() => setList("")} /> : null;
}
