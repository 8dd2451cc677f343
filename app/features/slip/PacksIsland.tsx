import type { ComponentProps } from "react";
import { Island } from "../../islands/Island.tsx";
import { PackButtons } from "./PackButtons.tsx";

/** The packs of a product as buttons, on a page that has no other island for its cards. */
export function PacksIsland({ product: { slug, name, price }, label, words }: ComponentProps<typeof PackButtons>) {
  // No more of the product: it is JSON in the document.
  return <Island name="packs" component={PackButtons} props={{ product: { slug, name, price }, label, words }} />;
}
