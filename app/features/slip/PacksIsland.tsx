import type { ComponentProps } from "react";
import { Island } from "../../islands/Island.tsx";
import { PackButtons } from "./PackButtons.tsx";

/** The packs of a product as buttons, on a page that has no other island for its cards. */
export function PacksIsland({ own: { words }, ...props }: ComponentProps<typeof PackButtons>) {
  return <Island name="packs" component={PackButtons} props={{ ...props, own: { words } }} />; // No more: it is JSON.
}
