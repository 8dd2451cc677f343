import { type ReactNode, use } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet } from "react-router";
import "./styles/site.css";
import "virtual:content-styles.css";
import type { Route } from "./+types/root";
import favicon from "./brand/favicon.svg?inline";
import { contentFor } from "./content/read.server";
import type { LayoutWords } from "./content/schema/layout";
import { controlData } from "./controls/control-data.server";
import { ChatContext } from "./enquiry/chat-context";
import { LanguageContext } from "./language-context";
import { defaultLanguage, languageRecord, languages, pathIn } from "./languages";
import { Footer } from "./layout/Footer";
import { Header } from "./layout/Header";
import pageScriptSource from "./page-script.js?raw";
import { menuPageNames, pageAt, pages } from "./pages";
import { pageAtPath, pathOfPage } from "./paging";
import { ScriptContext } from "./script-context";
import { Slip } from "./slip/Slip";
import { slipData } from "./slip/slip-data.server";
import { brandColour } from "./styles/brand-colours.server";
import layerOrder from "./styles/layers.css?raw";
import { ErrorView } from "./ui/ErrorView";
import { InlineScript } from "./ui/InlineScript";
import { textToPath } from "./ui/text-to-path.server";

export function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const { pathname } = new URL(request.url);
  const page = pageAt(pathname);
  const number = pageAtPath(pathname);
  return {
    path: pathIn(content.language, page.path),
    hasClientScript: "hasClientScript" in page,
    language: content.language,
    words: content.layout,
    otherLanguages: languages
      .filter((language) => language !== content.language)
      .map((language) => ({
        language,
        name: languageRecord(language).name,
        path: pathIn(language, "isUnlisted" in page ? "/" : number > 1 ? pathOfPage(number) : page.path),
      })),
    menu: menuPageNames.map((name) => ({
      path: pathIn(content.language, pages[name].path),
      ...content.pages[name].menu,
    })),
    site: content.site,
    wordmark: textToPath(content.site.brand.hindi),
    ground: brandColour("--bg"),
    states: content.regions.filter(({ isServed }) => isServed).map(({ name }) => name),
    shopNow: controlData(content, "shop-now"),
    slip: slipData(content),
    contacts: content.controls.extras["menu-contacts"] ? content.controlWords["menu-contacts"] : undefined,
  };
}

type LoaderData = ReturnType<typeof loader>;

export default function Root({ loaderData }: Route.ComponentProps) {
  const { language, words, site } = loaderData;
  return (
    <Document {...loaderData}>
      <LanguageContext value={language}>
        <ChatContext value={{ phone: site.phones.main, newTab: words.newTab }}>
          <a className="visually-hidden skip" href="#main">
            {words.skip}
          </a>
          <Header {...loaderData} />
          <main id="main">
            <Outlet />
          </main>
          <Footer {...loaderData} />
          {loaderData.slip ? <Slip slip={loaderData.slip} /> : null}
        </ChatContext>
      </LanguageContext>
    </Document>
  );
}

/** Shown when a page fails to render: the build stops, and the dev server shows this. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const shown = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error;
  return (
    <Document {...loaderData} hasClientScript={false}>
      <main className="wrap">
        <ErrorView title={errorTitle(loaderData?.words)} error={shown} />
      </main>
    </Document>
  );
}

/** The error view's title; in English if the loader did not run. */
function errorTitle(words: LayoutWords | undefined): string {
  return words?.errorView.title ?? "Unexpected Application Error!";
}

/** Browsers that support it prerender a page while a finger or pointer rests on its link. */
const speculationRules = JSON.stringify({ prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] });

/** Not in development: an offline copy would hide every change. */
const pageScript = import.meta.env.PROD ? pageScriptSource : undefined;

/** What the document needs of the loader's data, if the loader ran. */
interface DocumentProps extends Partial<Pick<LoaderData, "language" | "ground" | "words" | "hasClientScript">> {
  children: ReactNode;
}

function Document({ language = defaultLanguage, ground, words, hasClientScript, children }: DocumentProps) {
  const { entry, devScript } = use(ScriptContext);
  return (
    <html lang={language} dir={languageRecord(language).direction}>
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
        {/* Before every style sheet: each CSS module is in a layer, so load order never decides the look. */}
        <style>{layerOrder}</style>
        <Links />
        <script type="speculationrules">{speculationRules}</script>
      </head>
      <body data-error-title={errorTitle(words)}>
        {children}
        {pageScript ? <InlineScript code={pageScript} /> : null}
        {devScript ? <script type="module" src={devScript} /> : null}
        {hasClientScript ? <script type="module" src={entry} fetchPriority="low" /> : null}
      </body>
    </html>
  );
}
