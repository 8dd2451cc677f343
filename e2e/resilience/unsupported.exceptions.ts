/**
 * CSS that the oldest browsers with the design do not support, without a fallback: the problem, where it is allowed, and
 * why it does no harm there (unsupported.ts).
 */
export const exceptions: readonly (readonly [what: RegExp, where: RegExp, why: string])[] = [
  // Supported by all, in a grid or in the engine that draws it.
  [/^Value "(start|end)" of property "(align-content|place-(items|self))"$/, /./, "the data is about other boxes"],
  [/^Selector "-webkit-search-cancel-button"$/, /./, "Firefox draws none"],
  [/^Value "max-content" of property "flex"$/, /SaveNumber_card a \//, "a link that fills its line"],

  // Progressive enhancement.
  [
    /^Property "(text-wrap|corner-shape|field-sizing|resize|overscroll-behavior|scroll-snap-type|scrollbar-(width|color))"$/,
    /./,
    "finish",
  ],
  [/^Selector "(selection|marker|user-invalid)"$/, /::selection$|::marker$|:user-invalid$/, "colours only"],
  [/"forced-colors?(-adjust)?"$/, /./, "browsers without it do not force colours"],
  [/^(At-rule "@(page|view-transition|starting-style)"|Value "avoid" of property "break-after")$/, /./, "finish"],
  [
    /^Property "reading-flow"$/,
    /ProductCard_product|PrivacyNotice_privacy/,
    "the focus keeps the order of the document",
  ],
  [/^Property "(translate|rotate|scale)"$/, /:hover|:active|@keyframes|@starting-style/, "movement only"],
  [/^Property "(content-visibility|contain-intrinsic-block-size|overflow-clip-margin)"$/, /./, "layout work only"],
  [/^Selector "popover-open"$/, /\[data-unstyled\]/, "without popovers, there is no panel to hide"],
  [/^Selector "details-content"$/, /::details-content$/, "the questions and recipes can still be opened"],

  // Without container queries, the narrow layout is used, and widened by media queries (ProductGrid.module.css).
  [/^Property "container(-type)?"$/, /./, "needed by what follows"],
  [
    /^At-rule "@container"$/,
    /@container (product-grid|wrap) \((width>=|\d+rem<=)/,
    "a wider layout, or a more compact one",
  ],
  [/^At-rule "@container"$/, /@container \w+(-grid)? \(width<\d/, "large text on a narrow screen"],
  [/^Unit "cqi"$/, /--line:/, "reserves lines for late fonts, and then lets them be as wide as their place"],
  [/^Unit "lh"$/, /\[data-lines=/, "the same"],
  [/^Unit "cqi"$/, /@container /, "every browser with container queries has it"],

  // Only in islands, which these browsers do not run.
  [/./, /(Slip_strip|Paper_)/, "an island"],
  [/./, /\[data-live\] \.RecipeCard_ingredients/, "an island"],

  // `:has()` only refines these.
  [/^Selector "has"$/, /:not\(:has\(([+]\*|>footer)\)\)/, "hides a document that is still arriving"],
  [/^Selector "has"$/, /CallToAction|PageHeader_(object|header):/, "a picture's place"],
  [/^Selector "has"$/, /PrivacyNotice_privacy/, "the notice stands under its form"],
  [/^Selector "has"$/, /:root:has\(\.home_join\)/, "Home has the air of other pages"],
  [/^Selector "has"$/, /FilterForm_filters:has\(\[type=search\]:not/, "the lead stays above what was found"],
  [/^Selector "has"$/, /Catalogue_catalogue:has\(\[value/, "filters without scripts; all products stay"],
  [/^Selector "has"$/, /@media print/, "paper has the whole page"],
];
