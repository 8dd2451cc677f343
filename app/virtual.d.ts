declare module "virtual:pictures" {
  interface Encoded {
    /** A `srcset`. */
    avif: string;
    jpeg: { src: string; w: number; h: number };
  }
  const pictures: Record<string, Encoded>;
  export default pictures;
}

declare module "virtual:content-styles.css" {}

declare module "fontverter" {
  /** Converts a font between woff2, woff and truetype. */
  export function convert(font: Uint8Array, format: "truetype" | "woff2"): Promise<Buffer>;
}

declare module "subset-font" {
  /** Subsets a font to the characters of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: "woff2" | "sfnt";
      variationAxes?: Record<string, number> | undefined;
      /** OpenType tags of the layout features to keep; all by default. */
      keepFeatures?: string[];
      /** OpenType tags of tables to leave out. */
      dropTables?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
