/** The data of a picture: all encoded sizes and its alternative text. */
export interface PictureData {
  /** The alternative text. */
  alt: string;
  /** A JPEG for browsers without AVIF, or the address of an external picture. */
  src: string;
  /** Intrinsic size in pixels; absent for an external picture. */
  width?: number;
  height?: number;
  /** The AVIF sizes as a `srcset`; absent for an external picture. */
  avif?: string;
  /** The name of its file or its address, by which the style sheet sets its crop and background colour. */
  file?: string;
}

interface PictureProps {
  picture: PictureData;
  /** The rendered width, as in the HTML attribute; correct at 360, 768 and 1440 pixels. */
  sizes: string;
  /** `first`: the largest contentful paint of the page. `later`: lazy. */
  loading: "first" | "later";
  /** A different crop for screens narrower than 60rem. */
  narrow?: PictureData;
}

/** A picture in the best format and width for the visitor's screen. */
export function Picture({ picture, sizes, loading, narrow }: PictureProps) {
  return (
    <picture>
      {narrow ? <Sources picture={narrow} sizes={sizes} media="(max-width: 59.99rem)" /> : null}
      {picture.avif ? <source type="image/avif" srcSet={picture.avif} sizes={sizes} /> : null}
      <img
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        data-picture={picture.file}
        loading={loading === "later" ? "lazy" : undefined}
        fetchPriority={loading === "first" ? "high" : undefined}
        decoding="async"
        // Last, because in a picture that React creates in the browser, Safari starts loading when `src` is set.
        src={picture.src}
      />
    </picture>
  );
}

function Sources({ picture, sizes, media }: { picture: PictureData; sizes: string; media: string }) {
  const { avif, src, width, height } = picture;
  return (
    <>
      {avif ? <source {...{ media, sizes, width, height }} type="image/avif" srcSet={avif} /> : null}
      <source {...{ media, width, height }} srcSet={src} />
    </>
  );
}
