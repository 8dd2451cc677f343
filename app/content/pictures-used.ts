import type { PictureRole } from "../../tools/vite/pictures.ts";
import type { Content } from "./read.server.ts";

/** Every picture the content names, with the role that decides its sizes. */
export function picturesUsed({ products, pages }: Pick<Content, "products" | "pages">): [PictureRole, string][] {
  return [
    ["hero", pages.home.hero.picture],
    ["portrait", pages.home.hero.portrait],
    ["scene", pages.home.letter.picture],
    ["scene", pages.about.heroPicture],
    ...pages.about.process.steps.map(({ picture }): [PictureRole, string] => ["scene", picture]),
    ["scene", pages.about.finale.picture],
    ["scene", pages.products.bulk.picture],
    ["scene", pages.distributors.picture],
    ...products.flatMap(({ picture }): [PictureRole, string][] => (picture ? [["product", picture]] : [])),
  ];
}
