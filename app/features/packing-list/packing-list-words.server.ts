import type { Content } from "../../content/read.server.ts";

/** What the packing list gets from the content: its words. */
export const packingListWords = (content: Content) => content["packing-list"];
