import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Language, languages, pathIn } from "./site/languages.ts";
import { type PageName, pageNames, pages } from "./site/pages.ts";

export default [
  // All are prerendered (react-router.config.ts).
  ...languages.flatMap((language) => pageNames.map((name) => routeOf(name, language))),
  // Unknown paths, for the dev server only: hosts serve build/client/404.html there.
  ...languages.map((language) =>
    route(pathIn(language, "/*"), "pages/not-found/not-found.tsx", { id: `unknown-${language}` }),
  ),
] satisfies RouteConfig;

/** A page's route in one language. All languages share its module. */
function routeOf(name: PageName, language: Language): RouteConfigEntry {
  return route(pathIn(language, pages[name].path), `pages/${name}/${name}.tsx`, { id: `${name}-${language}` });
}
