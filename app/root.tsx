import { type ReactNode, use } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches } from "react-router";
import "./styles/site.css";
import "virtual:content-looks.css";
import type { Route } from "./+types/root";
import favicon from "./brand/favicon.svg?inline";
import { readContent } from "./content/read.server";
import { controlData } from "./controls/control-data.server";
import { ErrorView } from "./frame/ErrorView";
import { Footer } from "./frame/Footer";
import { Header, type Screen } from "./frame/Header";
import pageScriptSource from "./offline/page-script.js?raw";
import { ScriptContext } from "./script-context";
import { type BrandColour, brandColour } from "./styles/brand-colours.server";
import layerOrder from "./styles/layers.css?raw";
import { outline } from "./ui/svg-text.server";

/** What a route module says about itself in `export const handle`. */
export interface RouteHandle {
  /** The link of the navigation that leads here; none on the 404 page. */
  screen?: Screen;
  /** Ships the browser's code to this screen. Screens that only show leave it out. */
  hydrate?: true;
}

export function loader() {
  const content = readContent();
  return {
    language: content.language,
    words: content.frame,
    site: content.site,
    wordmark: outline(content.site.brand.hindi, "label"),
    ground: brandColour("--bg"),
    states: content.regions.filter(({ isServed }) => isServed).map(({ id }) => content.regionWords[id]?.name ?? id),
    shopNow: controlData(content, "shop-now"),
  };
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { language, words, site, wordmark, ground, states, shopNow } = loaderData;
  const handle = useHandle();
  return (
    <Document
      language={language}
      ground={ground}
      errorTitle={words.errorView.title}
      isHydrated={handle.hydrate ?? false}
    >
      <a className="visually-hidden skip" href="#main">
        {words.skip}
      </a>
      <Header
        words={words.menu}
        brand={{ name: site.brand.name, hindi: wordmark }}
        current={handle.screen}
        shopNow={shopNow}
      />
      <main id="main">
        <Outlet />
      </main>
      <Footer words={words} site={site} states={states} />
    </Document>
  );
}

/** Shown when a page cannot be made at all: the build stops on it, the dev server shows it. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const title = loaderData?.words.errorView.title ?? "Unexpected Application Error!";
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error);
  return (
    <Document language={loaderData?.language ?? "en"} ground={loaderData?.ground} errorTitle={title} isHydrated={false}>
      <main className="wrap">
        <ErrorView title={title} message={message} stack={error instanceof Error ? error.stack : undefined} />
      </main>
    </Document>
  );
}

function useHandle(): RouteHandle {
  const handle: unknown = useMatches().at(-1)?.handle;
  return handle ?? {}; // Every route's handle is written as a RouteHandle (`satisfies`).
}

/** Where browsers can, a page is made ready while a finger or pointer rests on its link. */
const speculationRules = JSON.stringify({ prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] });

/** Without its comments and line ends. Not while developing: an offline copy would stand before every change. */
const pageScript = import.meta.env.PROD
  ? pageScriptSource.replace(/^\s*\/\/.*$/gm, "").replace(/\s*\n\s*/g, "")
  : undefined;

interface DocumentProps {
  language: string;
  /** The colour of the browser's frame, where the loader has found it. */
  ground: BrandColour | undefined;
  /** The error view's title, for code that fails in the browser. */
  errorTitle: string;
  isHydrated: boolean;
  children: ReactNode;
}

function Document({ language, ground, errorTitle, isHydrated, children }: DocumentProps) {
  const { entry, whileDeveloping } = use(ScriptContext);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {ground ? (
          <>
            <meta name="theme-color" content={ground.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={ground.dark} media="(prefers-color-scheme: dark)" />
          </>
        ) : null}
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Before every style sheet: each CSS module puts itself into a layer, so load order never decides the look. */}
        <style>{layerOrder}</style>
        <Links />
        <script type="speculationrules">{speculationRules}</script>
      </head>
      <body data-error-title={errorTitle}>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own file, and it holds no markup */}
        {pageScript ? <script dangerouslySetInnerHTML={{ __html: pageScript }} /> : null}
        {whileDeveloping.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
        {isHydrated ? <script type="module" src={entry} fetchPriority="low" /> : null}
      </body>
    </html>
  );
}
