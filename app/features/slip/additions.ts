import type { ComponentType } from "react";
import type { useShare } from "../../ui/use-share.ts";
import type { Lines } from "./order.ts";
import type { SlipProps } from "./slip.ts";

export interface PartProps<Own = never> extends SlipProps {
  own: Own;
  /** Whether this page is shown without a network, in place of another. */
  isOffline: boolean;
}

export interface ShareLinkProps<Own = never> {
  own: Own;
  /** The slip's URL. */
  link: string;
  share: ReturnType<typeof useShare>["share"];
}

/** The additions of another feature to the slip. */
export interface SlipAddition {
  /** Beside the slip, on every page. */
  Part: ComponentType<PartProps>;
  /** The URL of these lines on a page: the last line of the message. */
  linkTo: (page: string, lines: Lines) => string;
  /** The button that shares that URL. */
  ShareLink: ComponentType<ShareLinkProps>;
}
