import { sortOrders } from "../../sort-orders.ts";
import { fields, listOf, picture, template, templateWithOne, text, texts, wordsFor } from "../fields.ts";
import { categories } from "../options.ts";
import { page, point, section } from "../page-fields.ts";

/** pages/products.yaml: the words of the page. */
export const productsSchema = page({
  spices: text(),
  catalogue: fields({
    name: text(),
    search: text(),
    suggestions: texts(),
    category: text(),
    categories: wordsFor(["all", ...categories]),
    sort: text(),
    sorts: wordsFor(sortOrders),
    count: fields({ one: template("shown", "all"), other: template("shown", "all") }),
    activeSearch: template("query"),
    activeCategory: template("category"),
    removeFilter: template("filter"),
    clearAll: text(),
    emptyTitle: text(),
    emptyText: text(),
    clear: text(),
    withoutScript: text(),
  }),
  why: section({ reasons: listOf(4, point) }),
  bulk: fields({
    label: text(),
    hindi: text(),
    title: text(),
    lead: text(),
    call: templateWithOne("phone"),
    picture: picture("scene"),
  }),
});
