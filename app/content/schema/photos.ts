import { fields, inFolder, list, pattern, plainText, text } from "./fields.ts";

/** A point of a picture: how far from its left, and from its top. */
const point = () => pattern(/^(100|\d{1,2})% (100|\d{1,2})%$/, "50% 45%");

const photo = fields({
  id: inFolder("photos", plainText()),
  alt: text(),
  focus: point().default("50% 50%"),
  powder: point().optional(),
  ground: pattern(/^#[0-9a-f]{6}$/i, "#b03a2e").optional(),
  invented: plainText().optional(),
});

/** photos.yaml: a list of pictures, read as a record by the names of their files or their addresses. */
export const photosSchema = list(photo).transform((photos) =>
  Object.fromEntries(photos.map(({ id, ...photo }) => [id, photo])),
);
