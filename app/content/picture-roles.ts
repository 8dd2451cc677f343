/**
 * What a picture is for decides the widths it is encoded in, those at which the layout really draws
 * it on 1x to 3x screens of 360, 768 and 1440 pixels, and how hard: the largest paint of a phone's
 * first view harder than the rest. The second width is also the JPEG for browsers without AVIF.
 */
export const pictureRoles = {
  /** The home hero on wide screens: the whole width, its right part in view. */
  hero: { widths: [960, 1440, 1920], quality: 45 },
  /** The home hero on phones and tablets: the whole width, cropped square. */
  portrait: { widths: [480, 780, 1080], quality: 32 },
  /** A spice on a card: 116 px in a phone's row, about 300 px in a grid, 560 px on a wide card. */
  product: { widths: [240, 480, 900], quality: 50 },
  /** A picture beside text: the whole width of a phone, less than half of a wide screen. */
  scene: { widths: [400, 780, 1080], quality: 45 },
} as const;

export type PictureRole = keyof typeof pictureRoles;

/** The name a picture's crop has in the style sheet: its file name without the ending. */
export function placeName(file: string): string {
  return file.replace(/^https:\/\//, "").replace(/\.\w+$/, "");
}

/** Whether a picture is kept at an address outside `content/photos/`. */
export const isElsewhere = (picture: string) => picture.startsWith("https://");
