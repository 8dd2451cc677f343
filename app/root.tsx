import { type ReactNode, use } from "react";
import { Links, Outlet } from "react-router";
import "./styles/site.css";
import "virtual:content-styles.css";
import type { Route } from "./+types/root";
import { markDrawing } from "./brand/mark.server.ts";
import { contentFor } from "./content/read.server.ts";
import { globalScript } from "./document/global-script.ts";
import { Footer } from "./document/layout/Footer.tsx";
import { Header } from "./document/layout/Header.tsx";
import { comingNotices, Notices } from "./document/layout/Notices.tsx";
import { Unavailable } from "./document/layout/Unavailable.tsx";
import { manifestPath } from "./document/manifest-path.ts";
import { pageContextValue } from "./document/page-context.server.ts";
import { ScriptContext } from "./document/script-context.ts";
import { MetaTags } from "./document/seo/MetaTags.tsx";
import { shareCard } from "./document/share-card/share-card.server.ts";
import { controlData } from "./features/controls/control-data.server.ts";
import { SlipIsland } from "./features/slip/SlipIsland.tsx";
import { slipOf } from "./features/slip/slip-data.server.ts";
import { textToPath } from "./fonts/text-to-path.server.ts";
import { onInteraction } from "./island-registry.ts";
import { startIslands, testFeatures } from "./islands/start.ts";
import { languageNames, languages, pathIn } from "./site/languages.ts";
import { writeAsset } from "./site/made-files.server.ts";
import { PageContext } from "./site/page-context.ts";
import { menuPageNames, pageNameAt, pages } from "./site/pages.ts";
import { brandColour } from "./styles/brand-colours.server.ts";
import layerOrder from "./styles/layers.css?raw";
import { ImportingScript, InlineScript } from "./ui/InlineScript.tsx";
import { JsonScript } from "./ui/JsonScript.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const content = contentFor(request);
  const name = pageNameAt(new URL(request.url).pathname);
  const page = pages[name];
  const slip = content.hasExtras ? slipOf(content, name) : undefined;
  return {
    path: pathIn(content.language, page.path),
    hasIslands: "hasIslands" in page || slip !== undefined,
    language: content.language,
    pageContext: await pageContextValue(content, name),
    words: content.layout,
    notices: comingNotices(content.notice),
    languageLinks: languages
      .filter((language) => language !== content.language)
      .map((language) => ({
        language,
        name: languageNames[language],
        path: pathIn(language, "isUnlisted" in page ? "/" : page.path),
      })),
    menu: menuPageNames.map((name) => ({
      path: pathIn(content.language, pages[name].path),
      ...content.pages[name].menu,
    })),
    site: content.site,
    meta: content.pages[name].meta,
    listedPath: "isUnlisted" in page ? undefined : page.path,
    card: await shareCard(content, name),
    wordmark: textToPath(content.site.brand.hindi),
    themeColour: brandColour("bg"),
    icon: writeAsset("icon", markDrawing(), "svg").url,
    states: content.regions.filter(({ isServed }) => isServed).map(({ name }) => name),
    accessibility: content.hasExtras ? `${pathIn(content.language, pages.contact.path)}#accessibility` : undefined,
    shopNow: controlData(content, "shop-now"),
    slip,
    contacts: content.hasExtras ? content.enquiry.menu : undefined,
  };
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export default function Root({ loaderData }: Route.ComponentProps) {
  const { pageContext, words, notices, slip, hasIslands } = loaderData;
  return (
    <Document {...loaderData}>
      <PageContext value={pageContext}>
        <a className="visually-hidden skip" href="#main">
          {words.skip}
        </a>
        <Header {...loaderData} />
        <Notices notices={notices} words={words.notice} language={pageContext.language} />
        {hasIslands ? <Unavailable words={words.unavailable} /> : null}
        <main id="main">
          <Outlet />
        </main>
        <Footer {...loaderData} />
        {slip ? <SlipIsland {...slip} /> : null}
      </PageContext>
    </Document>
  );
}

/**
 * Browsers with speculation rules fetch a page as soon as its link is pressed: docs/decisions/0001. Files such as PDFs
 * are excluded (only files have a dot in their path), because a click would fetch them a second time.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: "/*.*" } }, { not: { selector_matches: "[download]" } }],
      },
      eagerness: "conservative",
    },
  ],
});

/** None in development: its cache would hide every change. */
const serviceWorker = import.meta.env.PROD ? "/sw.js" : "";

function Document({ children, ...data }: LoaderData & { children: ReactNode }) {
  const { language, pageContext, themeColour, icon, hasIslands } = data;
  const { entry, files, devScript } = use(ScriptContext);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Otherwise iPhones turn licence numbers into telephone links, which also breaks hydration. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <MetaTags {...data} />
        <meta name="theme-color" content={themeColour.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColour.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(language)} />
        {/* Before every style sheet: each CSS module is in the layer of its room, so load order never decides the look. */}
        <style>{layerOrder}</style>
        <Links />
        {hasIslands ? <InlineScript run={testFeatures} args={[]} /> : null}
        <script type="speculationrules">{speculationRules}</script>
      </head>
      <body>
        {children}
        {hasIslands ? (
          <>
            <JsonScript type="application/json" id="page" value={pageContext} />
            {/* React imports nothing, and comes last in the list: its file is compiled first, in a task of its own. */}
            <ImportingScript run={startIslands} modules={[...files.toReversed(), entry]} args={[onInteraction]} />
          </>
        ) : null}
        <InlineScript run={globalScript} args={[serviceWorker]} />
        {devScript ? <script type="module" src={devScript} /> : null}
      </body>
    </html>
  );
}
