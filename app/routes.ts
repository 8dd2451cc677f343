import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Language, languages, pathIn } from "./languages.ts";
import { type PageName, pageNames, pages } from "./pages.ts";

export default [
  // Prerendered (react-router.config.ts). Hosts serve the not-found page, build/client/404.html, at unknown paths.
  ...languages.flatMap((language) => pageNames.map((name) => routeOf(name, language))),
  // In development, the server shows it there.
  ...languages.map((language) =>
    route(pathIn(language, "/*"), "routes/not-found/not-found.tsx", { id: `unknown-${language}` }),
  ),
] satisfies RouteConfig;

/** One module serves a page in every language. */
function routeOf(name: PageName, language: Language): RouteConfigEntry {
  return route(pathIn(language, pages[name].path), `routes/${name}/${name}.tsx`, { id: `${name}-${language}` });
}
