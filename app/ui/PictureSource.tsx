import type { PictureData } from "./Picture";

interface PictureSourceProps {
  picture: PictureData;
  sizes: string;
  /** The screens that get this crop, as a media query. */
  media: string;
}

/** Used inside a Picture: a different crop for some screens. */
export function PictureSource({ picture, sizes, media }: PictureSourceProps) {
  const { avif, src, width, height } = picture;
  return (
    <>
      {avif ? <source {...{ media, sizes, width, height }} type="image/avif" srcSet={avif} /> : null}
      <source {...{ media, width, height }} srcSet={src} />
    </>
  );
}
