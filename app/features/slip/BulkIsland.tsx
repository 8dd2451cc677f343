import type { ComponentProps } from "react";
import { Island } from "../../islands/Island.tsx";
import { BulkQuote } from "./BulkQuote.tsx";

/** The button for a bulk quote, which opens the slip. */
export function BulkIsland(props: ComponentProps<typeof BulkQuote>) {
  return <Island name="bulk" component={BulkQuote} props={props} />;
}
