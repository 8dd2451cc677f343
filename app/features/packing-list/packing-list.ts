import type { SlipAddition } from "../slip/additions.ts";
import { ListInAddress } from "./ListInAddress.tsx";
import { listLink } from "./list.ts";
import { ShareList } from "./ShareList.tsx";

/** A slip has an address, which the message ends with, and which opens as a packing list. */
export const packingList: SlipAddition = { Part: ListInAddress, linkTo: listLink, ShareLink: ShareList };
