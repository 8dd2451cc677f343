/**
 * CSS that the oldest browsers with the design do not support, without a fallback: the finding, where it is allowed, and
 * why it does no harm there (unsupported-css.ts).
 */
export const exceptions: readonly (readonly [what: RegExp, where: RegExp, why: string])[] = [
  // Supported by Chrome 99, Firefox 97 and Safari 15.4: not by all browsers at the end of 2021, but months later.
  [/^At-rule "@layer"$/, /^@layer [\w,]+$/, "the floor itself"],
  [/^Property "(accent-color|appearance|color-scheme|scroll-behavior)"$/, /./, "Safari 15.4"],
  [/^Selector "(focus-visible|backdrop)"$/, /./, "Safari 15.4"],
  [/"anywhere" of property "overflow-wrap"$/, /./, "Safari 15.4"],
  [/^Property "clip"$/, /^\.visually-hidden/, "deprecated, and supported by all"],
  [/^Property "outline"$/, /./, "supported by all; its corners are not round everywhere"],

  // Better where it works, complete where it does not.
  [
    /^Property "(text-wrap|corner-shape|field-sizing|resize|overscroll-behavior|scroll-snap-type|scrollbar-(width|color))"$/,
    /./,
    "finish",
  ],
  [/^Selector "(selection|marker|user-invalid)"$/, /::selection$|::marker$|:user-invalid$/, "colours only"],
  [/"forced-colors?(-adjust)?"$/, /./, "browsers without it do not force colours"],
  [/^(At-rule "@(page|view-transition|starting-style)"|Value "avoid" of property "break-after")$/, /./, "finish"],
  [/^Property "(translate|rotate|scale)"$/, /:hover|:active|@keyframes|@starting-style/, "movement only"],
  [/^Property "(content-visibility|contain-intrinsic-block-size|overflow-clip-margin)"$/, /./, "layout work only"],
  [/^Selector "details-content"$/, /::details-content$/, "the questions and recipes can still be opened"],
  [/^Value "clip" of property "overflow-x"$/, / html \/|on-night|PageHeader-module_header/, "html hides it (base.css)"],
  [/^Value "inline-end" of property "float"$/, /RecipeCard-module_drawing/, "a drawing on paper"],

  // Containers: the narrow layout is a complete one, which the viewport widens (ProductGrid.module.css).
  [/^Property "container(-type)?"$/, /./, "needed by what follows"],
  [
    /^At-rule "@container"$/,
    /@container (product-grid|recipe|wrap) \((width>=|\d+rem<=)/,
    "a wider layout, or a more compact one",
  ],
  [/^At-rule "@container"$/, /@container \w+(-grid)? \(width<\d/, "large text on a narrow screen"],
  [/^Unit "cqi"$/, /--line:/, "reserves lines for late fonts, and then lets them be as wide as their place"],
  [/^Unit "lh"$/, /\[data-lines=/, "the same"],
  [/^Unit "cqi"$/, /@container .*--pack:/, "in a wider layout"],

  // Only islands draw or use it, and these browsers get none.
  [/^Unit "lh"$/, /MessagePreview-module_text/, "an island"],
  [/./, /Slip-module_(strip|sheet)/, "an island"],
  [/./, /\[data-live\] \.RecipeCard-module_recipe details/, "an island"],

  // `:has()` refines.
  [/^Selector "has"$/, /:not\(:has\(([+]\*|>footer)\)\)/, "hides a document that is still arriving"],
  [
    /^Selector "has"$/,
    /CallToAction|PageHeader-module_(object|header):|_pan$|recipes-module_recipes/,
    "a picture's place",
  ],
  [/^Selector "has"$/, /Catalogue-module_catalogue:has\(\[value/, "filters without scripts; all products stay"],
  [/^Selector "has"$/, /@media print/, "paper has the whole page"],
];
