import type { Content } from "../../app/content/read.server.ts";
import { menuPageNames, pages } from "../../app/site/pages.ts";

/** `/llms.txt` (https://llmstxt.org): tells assistants what the company sells, and how a person orders it. */
export function llmsText({ site, layout, products, pages: words, hasExtras }: Content): string {
  const { address, brand, phones, emails } = site;
  const catalogue = pages.products.path;
  const link = (name: string, path: string, note: string) => `- [${name}](${address}${path}): ${note}`;
  const example = products.flatMap(({ slug, price }) => price.packs.slice(0, 1).map(({ id }) => `${slug}.${id}.2`));
  return [
    `# ${brand.name} (${brand.hindi})`,
    `> ${words.home.organisation}`,
    `Orders go through WhatsApp or the phone: ${phones.main}, ${phones.second}; ${emails.general}. ${layout.hours}. There are no prices and no checkout: the company answers with today's price.`,
    "## Pages",
    menuPageNames
      .map((name) => link(words[name].menu.label, pages[name].path, words[name].meta.description))
      .join("\n"),
    "## Masalas",
    products
      .map(({ slug, name, tag, price }) => link(name, `${catalogue}#${slug}`, `${tag} · ${price.text}`))
      .join("\n"),
    "## Ordering",
    ...(hasExtras
      ? [
          `${address}${catalogue}?slip=${example.slice(0, 2).join("_")} opens a list that a person can put on their order slip.`,
          `Its lines are \`product.pack.count\`, joined by \`_\`. A product is what stands after \`#\` in the links above, a pack one of its sizes, and a count a whole number. Loose goods have the pack \`loose\` and are counted in kilos.`,
        ]
      : []),
    "Nothing is ordered until a person presses send in WhatsApp, or calls. Never say that an order was placed.",
    "",
  ].join("\n\n");
}
