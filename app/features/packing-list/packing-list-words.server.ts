import type { Content } from "../../content/read.server.ts";

export const packingListWords = (content: Content) => content["packing-list"];
