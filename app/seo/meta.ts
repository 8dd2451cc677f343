import type { MetaDescriptor } from "react-router";
import type { SiteFacts } from "../content/facts";
import type { FrameWords } from "../content/words";
import { breadcrumb, graph } from "./json-ld";
import { shareCard } from "./share-card";

/** How a page describes itself, from its content. */
export interface PageMeta {
  title: string;
  description: string;
}

interface ScreenMetaArgs {
  /** `jsonLd`: the nodes of its structured data, besides the breadcrumb. */
  loaderData?: { words: { meta: PageMeta }; jsonLd?: readonly object[] } | undefined;
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** What root.tsx's loader gives. */
interface RootData {
  site: SiteFacts;
  words: FrameWords;
}

/** The meta elements of a screen: for search engines, and for the preview that WhatsApp shows of a link. */
export function screenMeta({ loaderData, location, matches }: ScreenMetaArgs): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined; // Its id says so.
  if (!loaderData || !root) return [];
  const { title, description } = loaderData.words.meta;
  const { site, words } = root;
  const screen = location.pathname.replace(/^\/|\/$/g, "");
  const nodes = [
    ...(screen ? [breadcrumb(site, { home: words.menu.home.label, page: labelOf(screen, words.menu) ?? title })] : []),
    ...(loaderData.jsonLd ?? []),
  ];
  const address = `${site.address}/${screen}`;
  return [
    ...described(loaderData.words.meta),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.brand.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: site.address + shareCard.path },
    { property: "og:image:width", content: String(shareCard.width) },
    { property: "og:image:height", content: String(shareCard.height) },
    { name: "twitter:card", content: "summary_large_image" },
    ...(nodes.length > 0 ? [{ "script:ld+json": graph(nodes) }] : []),
  ];
}

/** The name of a page's link in the menu; undefined for a page that is not in it. */
function labelOf(screen: string, menu: FrameWords["menu"]): string | undefined {
  const link: unknown = Object.hasOwn(menu, screen) ? menu[screen as keyof typeof menu] : undefined;
  return typeof link === "object" && link !== null && "label" in link ? String(link.label) : undefined;
}

/** The meta elements of a page that search engines are to leave out: it has no address of its own. */
export function hiddenMeta({ loaderData }: Pick<ScreenMetaArgs, "loaderData">): MetaDescriptor[] {
  return loaderData ? [...described(loaderData.words.meta), { name: "robots", content: "noindex" }] : [];
}

function described({ title, description }: PageMeta) {
  return [{ title }, { name: "description", content: description }];
}
