import type { PageMeta } from "../../content/schema/page-fields.ts";
import type { Site } from "../../content/schema/site.ts";
import { brandName } from "../../content/template-variables.ts";
import { defaultLanguage, type Language, languages, pathIn } from "../../site/languages.ts";
import type { ShareCard } from "../share-card/share-card.server.ts";

interface MetaTagsProps {
  meta: PageMeta;
  site: Site;
  language: Language;
  /** The page's English path; undefined if search engines should not index it. */
  listedPath: string | undefined;
  card: ShareCard;
}

/** The meta elements of a page: for search engines and for WhatsApp's link previews. An unlisted page has no address. */
export function MetaTags({ meta: { title, description }, site, language, listedPath, card }: MetaTagsProps) {
  const addressIn = (language: Language) => site.address + pathIn(language, listedPath ?? "");
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {listedPath === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {/* In all languages, including its own: search engines require that the links are mutual. */}
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
          <meta name="robots" content="max-image-preview:large" />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content={`${language}_IN`} />
          <meta property="og:site_name" content={brandName(site, language)} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={addressIn(language)} />
          <meta property="og:image" content={site.address + card.url} />
          <meta property="og:image:alt" content={card.alt} />
          <meta property="og:image:width" content={String(card.width)} />
          <meta property="og:image:height" content={String(card.height)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
