import { expected } from "../../problems.ts";
import { sortOrders } from "../../sort-orders.ts";
import { fields, listOf, picture, plainText, template, texts, wordsFor } from "../fields.ts";
import { categories } from "../options.ts";
import { page, point, section } from "../page-fields.ts";

/** pages/products.yaml: the words of the page. */
export const productsSchema = page({
  catalogue: {
    name: "The name of the catalogue, for screen readers.",
    search: "The label of the search box.",
    suggestions: texts("Words that the search box suggests; words that find no product are left out."),
    category: "The label of the category filter.",
    categories: wordsFor(["all", ...categories], "The category's name."),
    sort: "The label of the sort selector.",
    sorts: wordsFor(sortOrders, "The order's name."),
    count: {
      one: template("The count when one product is shown.", ["shown", "all"]),
      other: template("The count for any other number.", ["shown", "all"]),
    },
    activeSearch: template("The badge with the text that was searched for.", ["query"]),
    activeCategory: template("The badge with the chosen category.", ["category"]),
    removeFilter: template("The name of a badge's close button.", ["filter"]),
    clearAll: "The button that clears the filters.",
    emptyTitle: "The title when nothing matches.",
    emptyText: "The advice when nothing matches.",
    clear: "The button below that advice, which clears the filters.",
    withoutScript: "Shown when scripts are off and search cannot work.",
  },
  why: section({ reasons: listOf(4, "Four reasons.", point) }),
  bulk: {
    label: "The label.",
    hindi: "The label in Hindi.",
    title: "The title.",
    lead: "One sentence.",
    call: template("The line with our number, which is a link.", ["phone"]).refine(
      (line) => line.split("{phone}").length === 2,
      { error: expected("phoneOnce") },
    ),
    picture: picture("scene", "The picture of the packs; it is also on the front of the catalogue as a PDF."),
  },
  pdf: fields({
    painted: plainText("The word painted across the front of the catalogue as a PDF, in Hindi in every language."),
    title: "The title below it.",
    scan: "The words beside the QR code that opens the WhatsApp chat.",
    shelf: "The title above the products.",
    price: "The line at the foot of the products, before the phone number; the catalogue has no prices.",
    folio: template("The page's number.", ["page", "pages"]),
    edition: "The word before the edition, which is in site.yaml.",
    scanSite: "The words beside the QR code that opens this site.",
  }).describe("The catalogue as a PDF, on paper and to forward."),
});
