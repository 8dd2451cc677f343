import { expect, test } from "vitest";
import { inventedPictures } from "./pictures.ts";

test("pictures of packs and papers that do not exist are listed", () => {
  expect(inventedPictures({ "mill.jpg": {}, "packs.jpg": { invented: "the labels" } })).toEqual([
    {
      file: "content/en/photos.yaml",
      path: ["packs.jpg", "invented"],
      message: expect.stringMatching(/^packs\.jpg shows what does not exist: the labels\./),
    },
  ]);
});
