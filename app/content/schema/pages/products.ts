import type { z } from "zod";
import { fields, listOf, picture, text, texts, wordsFor } from "../fields.ts";
import { categories, sortOrders } from "../options.ts";
import { page, point, section } from "../page-parts.ts";

export const productsSchema = page({
  catalogue: fields({
    name: "The name of the catalogue, for screen readers.",
    search: "The label of the search box.",
    suggestions: texts("Words that the search box suggests; words that find no product are left out."),
    category: "The label of the category filter.",
    categories: wordsFor(["all", ...categories], text("The category's name."), "a name for every category"),
    sort: "The label of the sort selector.",
    sorts: wordsFor(sortOrders, text("The order's name."), "a name for every order"),
    count: fields({
      one: "The count when one product is shown; {shown} and {all} are filled in.",
      other: "The count otherwise; {shown} and {all} are filled in.",
    }),
    activeSearch: "The search badge; {query} is filled in.",
    activeCategory: "The category badge; {category} is filled in.",
    removeFilter: "The name of a badge's close button; {filter} is filled in.",
    clearAll: "The button that clears the filters.",
    emptyTitle: "The title when nothing matches.",
    emptyText: "The advice when nothing matches.",
    clear: "The button when nothing matches.",
    withoutScript: "Shown when scripts are off and search cannot work.",
  }),
  why: section({ reasons: listOf(4, point, "Four reasons.") }),
  bulk: fields({
    label: "The label.",
    hindi: "The label in Hindi.",
    title: "The title.",
    lead: "One sentence.",
    picture: picture("scene", "The picture of the packs."),
  }),
});

export type ProductsWords = z.infer<typeof productsSchema>;
