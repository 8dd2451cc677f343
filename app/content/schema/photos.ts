import { fields, inFolder, list, pattern, plainText } from "./fields.ts";

const photo = fields({
  id: inFolder("photos", plainText("The picture.")),
  alt: "What the picture shows, in one sentence, for people who cannot see it.",
  focus: pattern(
    /^(100|\d{1,2})% (100|\d{1,2})%$/,
    "twoPercentages",
    "The point that must stay in view when the picture is cropped, from the left and from the top; leave it out for the middle.",
  ).default("50% 50%"),
  ground: pattern(
    /^#[0-9a-f]{6}$/i,
    "groundColour",
    "The colour shown while it loads; if you do not know it, leave it out. Written like #895a45.",
  ).optional(),
  invented: plainText(
    "What the picture shows that does not exist, such as labels on packs; empty it once a real photo replaces it.",
  ).optional(),
});

/** photos.yaml: a list of pictures, read as a record by the names of their files or their addresses. */
export const photosSchema = list("pictures", "What each picture shows and how it is cropped.", photo).transform(
  (photos) => Object.fromEntries(photos.map(({ id, ...photo }) => [id, photo])),
);
