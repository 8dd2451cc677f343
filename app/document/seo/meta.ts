import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "../../content/schema/page-fields.ts";
import type { Site } from "../../content/schema/site.ts";
import { brandName } from "../../content/template-variables.ts";
import { defaultLanguage, type Language, languages, pathIn, pathWithoutLanguage } from "../../site/languages.ts";
import type { ShareCard } from "../share-card/share-card.server.ts";
import { graph } from "./json-ld.ts";

interface MetaArgs {
  /** `jsonLd`: the nodes of its structured data. */
  loaderData?: { words: { meta: PageMeta }; jsonLd?: readonly unknown[] } | undefined;
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** The part of root.tsx's loader data that is used here. */
interface RootData {
  site: Site;
  language: Language;
  card: ShareCard;
}

/** The meta elements of a page: for search engines and for WhatsApp's link previews. */
export function metaTags({ loaderData, location, matches }: MetaArgs): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined; // From root.tsx.
  if (!loaderData || !root) return [];
  const { title, description } = loaderData.words.meta;
  const { site, language, card } = root;
  const path = location.pathname.replace(/(?<=.)\/$/, "");
  const english = pathWithoutLanguage(path);
  const { jsonLd } = loaderData;
  const address = site.address + path;
  const picture = site.address + card.url;
  return [
    ...titleAndDescription(loaderData.words.meta),
    { tagName: "link", rel: "canonical", href: address },
    // In all languages, including its own: search engines require that the links are mutual.
    ...[...languages, "x-default" as const].map((hrefLang) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang,
      href: site.address + pathIn(hrefLang === "x-default" ? defaultLanguage : hrefLang, english),
    })),
    { name: "robots", content: "max-image-preview:large" },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: `${language}_IN` },
    { property: "og:site_name", content: brandName(site, language) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { property: "og:image:alt", content: card.alt },
    { property: "og:image:width", content: String(card.width) },
    { property: "og:image:height", content: String(card.height) },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: picture },
    { name: "twitter:image:alt", content: card.alt },
    ...(jsonLd ? [{ "script:ld+json": graph(jsonLd) }] : []),
  ];
}

/** The meta elements of a page that search engines should not index. It has no canonical URL. */
export function unlistedMetaTags({ loaderData }: Pick<MetaArgs, "loaderData">): MetaDescriptor[] {
  return loaderData ? [...titleAndDescription(loaderData.words.meta), { name: "robots", content: "noindex" }] : [];
}

function titleAndDescription({ title, description }: PageMeta) {
  return [{ title }, { name: "description", content: description }];
}
