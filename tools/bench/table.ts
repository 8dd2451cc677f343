import type { Measurement } from "./measure.ts";

/** The results as one Markdown table, each screen beside the limit page (the first result). */
export function table(results: readonly Measurement[], runs: number): string {
  const [limit] = results;
  const rows = results.map(({ name, fcp, lcp, tbt, si, cls, requests, bytes, scores }) => [
    name,
    seconds(fcp),
    ratio(fcp, limit?.fcp),
    seconds(lcp),
    ratio(lcp, limit?.lcp),
    `${Math.round(tbt)} ms`,
    cls.toFixed(4),
    seconds(si),
    String(requests),
    ...[bytes.total, bytes.document, bytes.script, bytes.font, bytes.image].map((size) => (size / 1024).toFixed(1)),
    scores.join(" "),
  ]);
  const heads = [
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
  return `# Results

Lighthouse, phone, simulated slow 4G, median of ${runs}; the machine's benchmark index ${Math.round(limit?.machine ?? 0)}.
Scores: performance, accessibility, best practices, SEO. Made by \`npm run bench\`; ratios travel, seconds do not.

| ${heads.join(" | ")} |
|${heads.map(() => "---").join("|")}|
${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}
`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function ratio(value: number, limit = value): string {
  return (value / limit).toFixed(2);
}
