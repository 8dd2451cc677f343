/**
 * A picture's role decides in which widths and in which quality it is encoded. The widths are those that the layout
 * needs on 1x to 3x screens of 360, 768 and 1440 pixels; the quality is lower for a phone's largest contentful paint.
 * The JPEG for browsers without AVIF has the second width.
 */
export const pictureRoles = {
  /** The home hero on wide screens: full width, showing its right part. */
  hero: { widths: [960, 1440, 1920], quality: 45 },
  /** The home hero on phones and tablets: full width, cropped square. */
  portrait: { widths: [480, 780, 1080], quality: 32 },
  /** A spice on a card: 116 px in a phone's row, about 300 px in a grid, 560 px on a wide card. */
  product: { widths: [240, 480, 900], quality: 50 },
  /** A picture beside text: full width on a phone, less than half on a wide screen. */
  scene: { widths: [400, 780, 1080], quality: 45 },
  /** A customer beside a quote: a circle of 48 px. */
  avatar: { widths: [96, 144], quality: 55 },
} as const;

export type PictureRole = keyof typeof pictureRoles;

/** Whether a picture is on another site, not in `content/photos/`. */
export const isExternal = (picture: string) => picture.startsWith("https://");
