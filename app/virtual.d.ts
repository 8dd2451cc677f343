declare module "virtual:pictures" {
  interface Encoded {
    img: { src: string; w: number; h: number };
    /** `srcset` values by format: avif, jpeg. */
    sources: Record<string, string>;
  }
  const pictures: Record<string, Encoded>;
  export default pictures;
}

declare module "virtual:picture-places.css" {}

declare module "*.svg?no-inline" {
  const address: string;
  export default address;
}
