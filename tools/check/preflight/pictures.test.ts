import { expect, test } from "vitest";
import { pictureRoles } from "../../../app/content/picture-roles.ts";
import { inventedPictures, missingDescriptions, smallPictures } from "./pictures.ts";

test("a picture is large enough for the sharpest screen, or advised against with the width it should have", () => {
  const [, , width] = pictureRoles.product.widths;
  const use = {
    file: "content/products/haldi.yaml",
    path: ["picture"],
    picture: "haldi.jpg",
    role: "product",
  } as const;
  const found = (width: number) => smallPictures([use], new Map([["haldi.jpg", { width, height: 900 }]]));
  expect(found(width)).toEqual([]);
  expect(found(width - 1)).toEqual([
    { file: use.file, path: use.path, message: expect.stringContaining(`here ${width} would be sharp`) },
  ]);
  expect(smallPictures([use], new Map())).toEqual([]);
});

test("every picture is described", () => {
  const found = missingDescriptions(new Set(["haldi.jpg", "mill.jpg"]), { "haldi.jpg": { alt: "Turmeric" } });
  expect(found.map(({ file, path }) => [file, path[0]])).toEqual([["content/en/photos.yaml", "mill.jpg"]]);
});

test("pictures of packs and papers that do not exist are listed", () => {
  expect(inventedPictures({ "mill.jpg": {}, "packs.jpg": { invented: "the labels" } })).toEqual([
    {
      file: "content/en/photos.yaml",
      path: ["packs.jpg", "invented"],
      message: expect.stringMatching(/^packs\.jpg shows what does not exist: the labels\./),
    },
  ]);
});
