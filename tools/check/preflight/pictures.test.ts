import { expect, test } from "vitest";
import { beforeLaunch } from "../../../app/content/problems.ts";
import { inventedPictures } from "./pictures.ts";

test("pictures of packs and papers that do not exist are listed", () => {
  expect(inventedPictures({ "mill.jpg": {}, "packs.jpg": { invented: "the labels" } })).toEqual([
    beforeLaunch(
      "content/en/photos.yaml",
      ["packs.jpg", "invented"],
      expect.stringMatching(/^packs\.jpg shows what does not exist: the labels\./),
    ),
  ]);
});
