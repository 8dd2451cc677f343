import type { ReactNode } from "react";

/** A picture ready to show: every size it was encoded in, and what it shows. */
export interface PictureData {
  /** What it shows, for people who do not see it. */
  alt: string;
  /** A JPEG for browsers without AVIF, or the address of a picture kept elsewhere. */
  src: string;
  /** Intrinsic size in pixels; absent for a picture kept elsewhere. */
  width?: number;
  height?: number;
  /** The AVIF sizes as a `srcset`; absent for a picture kept elsewhere. */
  avif?: string;
  /** Names its crop and ground colour in the style sheet. */
  place?: string;
}

interface PictureProps {
  picture: PictureData;
  /** How wide it is drawn, as in the HTML attribute, true at 360, 768 and 1440. */
  sizes: string;
  /** `first`: the largest thing in the first view. `now`: in the first view. `later`: further down. */
  loading: "first" | "now" | "later";
  /** Sources that go before, e.g. an `PictureSource`. */
  children?: ReactNode;
}

/** A picture in the best format and width for the visitor's screen. */
export function Picture({ picture, sizes, loading, children }: PictureProps) {
  return (
    <picture>
      {children}
      {picture.avif ? <source type="image/avif" srcSet={picture.avif} sizes={sizes} /> : null}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        data-place={picture.place}
        loading={loading === "later" ? "lazy" : undefined}
        fetchPriority={loading === "first" ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
