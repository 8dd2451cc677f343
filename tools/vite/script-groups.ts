/**
 * The modules of app/ that share a file of scripts with all that only they import: one file for what every island uses, and
 * one for each group of islands. Small files compress badly and load in sequence. The slip is apart, so that no fault in
 * it, or in what it reads when it is loaded, takes the forms with it.
 */
export const scriptGroups = {
  island: [
    "island-registry",
    "text/numbers",
    "site/page-context",
    ...["hydrate", "parsers", "storage", "update-query-string", "use-is-hydrated"].map((name) => `islands/${name}`),
    ...["Button", "Hindi", "Icon", "Interpolated", "LiveRegion", "TextToCopy"].map((name) => `ui/${name}`),
    "features/controls/Control",
    ...["message", "name-field", "WhatsAppButton"].map((name) => `features/enquiry/${name}`),
  ],
  slip: ["BulkQuote", "PackButtons", "Slip"].map((name) => `features/slip/${name}`),
  catalogue: ["features/catalogue/Catalogue"],
  recipes: ["features/recipes/RecipeCard"],
  forms: ["pages/distributors/ApplicationForm", "pages/contact/MessageForm"],
};
