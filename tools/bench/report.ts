import type { BuildTimes } from "./build-times.ts";
import type { CatalogueTimes } from "./catalogue.ts";
import type { Measurement } from "./measure.ts";
import type { NavigationTimes } from "./navigation.ts";

/** The results of a bench run. */
interface Findings {
  runs: number;
  /** The limit page first, then every page of the site. */
  pages: readonly Measurement[];
  navigation: NavigationTimes;
  /** By increasing size. */
  catalogues: readonly CatalogueTimes[];
  builds: BuildTimes;
}

/** The results as Markdown. */
export function report({ runs, pages, navigation, catalogues, builds }: Findings): string {
  const [limit] = pages;
  return `# Results

Written by \`npm run bench\`. The machine's benchmark index is ${Math.round(limit?.machine ?? 0)}; compare ratios, not seconds, with other machines.

## Pages

Lighthouse, phone, simulated slow 4G, HTTP/2 with TLS, median of ${runs}. Scores: performance, accessibility, best
practices, SEO, agentic browsing. "limit" is a handwritten page with the same hero and nothing else.

${table(
  pageHeads,
  pages.map((page) => pageRow(page, limit)),
)}

## From page to page

From the click on Home's link to Products until that page's first contentful paint: 390 px, 4x slower processor, 150 ms
and 1.6 Mbit/s.

${table(
  ["", "ms"],
  [
    ["prerendered while the pointer is on the link (speculation rules)", milliseconds(navigation.prerendered)],
    ["plain", milliseconds(navigation.plain)],
  ],
)}

## Catalogue

Milliseconds to the painted result on a 4x slower processor, medians. Growth is the exponent from the row above.

${table(
  catalogueHeads,
  catalogues.map((row, index) => catalogueRow(row, catalogues[index - 1])),
)}

## Build

Cold ${builds.cold.toFixed(0)} s (every picture encoded), warm ${builds.warm.toFixed(0)} s.
`;
}

const pageHeads = [
  "",
  "FCP",
  "÷ limit",
  "LCP",
  "÷ limit",
  "TBT",
  "CLS",
  "SI",
  "requests",
  "KiB",
  "document",
  "script",
  "fonts",
  "pictures",
  "scores",
];

function pageRow(page: Measurement, limit = page): string[] {
  const { name, fcp, lcp, tbt, si, cls, requests, bytes, scores } = page;
  return [
    name,
    seconds(fcp),
    (fcp / limit.fcp).toFixed(2),
    seconds(lcp),
    (lcp / limit.lcp).toFixed(2),
    `${milliseconds(tbt)} ms`,
    cls.toFixed(4),
    seconds(si),
    String(requests),
    ...[bytes.total, bytes.document, bytes.script, bytes.font, bytes.image].map((size) => (size / 1024).toFixed(1)),
    scores.join(" "),
  ];
}

const catalogueHeads = ["products", "hydrated", "keystroke", "growth", "category", "sort", "memory, MB"];

function catalogueRow(
  { products, hydrated, keystroke, category, sort, memory }: CatalogueTimes,
  smaller?: CatalogueTimes,
) {
  const growth = smaller ? Math.log(keystroke / smaller.keystroke) / Math.log(products / smaller.products) : undefined;
  return [
    products.toLocaleString("en"),
    milliseconds(hydrated),
    milliseconds(keystroke),
    growth?.toFixed(2) ?? "",
    milliseconds(category),
    milliseconds(sort),
    memory.toFixed(1),
  ];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

function seconds(value: number): string {
  return `${(value / 1000).toFixed(2)} s`;
}

function milliseconds(value: number): string {
  return String(Math.round(value));
}
