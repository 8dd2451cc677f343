import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { readContent } from "./content/read.server.ts";
import { type Language, languages, pathIn } from "./languages.ts";
import { type PageName, pageNames, pages } from "./pages.ts";
import { catalogueFile, furtherPaths } from "./paging.ts";

export default [
  // Prerendered (react-router.config.ts). Hosts serve the not-found page, build/client/404.html, at unknown paths.
  ...languages.flatMap((language) => pageNames.map((name) => routeOf(name, language))),
  ...languages.flatMap(furtherRoutes),
  // In development, the server shows it there.
  ...languages.map((language) =>
    route(pathIn(language, "/*"), "routes/not-found/not-found.tsx", { id: `unknown-${language}` }),
  ),
] satisfies RouteConfig;

/** One module serves a page in every language. */
function routeOf(name: PageName, language: Language): RouteConfigEntry {
  return route(pathIn(language, pages[name].path), `routes/${name}/${name}.tsx`, { id: `${name}-${language}` });
}

/** What a catalogue with several pages has besides the first: see paging.ts. */
function furtherRoutes(language: Language): RouteConfigEntry[] {
  const further = furtherPaths(readContent().products.length);
  if (further.length === 0) return [];
  return [
    ...further.map((path) =>
      route(pathIn(language, path), "routes/products/products.tsx", { id: `${path.slice(1)}-${language}` }),
    ),
    route(pathIn(language, catalogueFile), "routes/products/catalogue-file.ts", { id: `catalogue-${language}` }),
  ];
}
