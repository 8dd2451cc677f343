import { z } from "zod";
import {
  fields,
  listOf,
  menuLink,
  pageHeader,
  pageMeta,
  picture,
  point,
  sectionHeader,
  text,
  texts,
} from "../fields.ts";
import { categories, sortOrders } from "../options.ts";

export const productsSchema = fields({
  meta: pageMeta,
  menu: menuLink,
  hero: pageHeader,
  catalogue: fields({
    name: text("The name of the catalogue, for screen readers."),
    search: text("The label of the search box."),
    suggestions: texts("Words that the search box suggests; words that find no product are left out."),
    category: text("The label of the category filter."),
    categories: z.record(z.enum(["all", ...categories]), text("The category's name."), {
      error: "a name for every category",
    }),
    sort: text("The label of the sort selector."),
    sorts: z.record(z.enum(sortOrders), text("The order's name."), { error: "a name for every order" }),
    count: fields({
      one: text("The count when one product is shown; {shown} and {all} are filled in.", "shown", "all"),
      other: text("The count otherwise; {shown} and {all} are filled in.", "shown", "all"),
    }),
    activeSearch: text("The search badge; {query} is filled in.", "query"),
    activeCategory: text("The category badge; {category} is filled in.", "category"),
    removeFilter: text("The name of a badge's close button; {filter} is filled in.", "filter"),
    clearAll: text("The button that clears the filters."),
    emptyTitle: text("The title when nothing matches."),
    emptyText: text("The advice when nothing matches."),
    clear: text("The button when nothing matches."),
    withoutScript: text("Shown when scripts are off and search cannot work."),
  }),
  why: fields({ head: sectionHeader, reasons: listOf(4, point, "Four reasons.") }),
  bulk: fields({
    label: text("The label."),
    hindi: text("The label in Hindi."),
    title: text("The title."),
    lead: text("One sentence."),
    picture: picture("scene", "The picture of the packs."),
  }),
});

export type ProductsWords = z.infer<typeof productsSchema>;
