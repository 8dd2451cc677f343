import { type RouteConfig, route } from "@react-router/dev/routes";
import { languages, pathIn } from "./site/languages.ts";
import { pageNames, pages } from "./site/pages.ts";

export default [
  // All are prerendered (react-router.config.ts).
  ...languages.flatMap((language) =>
    // All languages share a page's module.
    pageNames.map((name) =>
      route(pathIn(language, pages[name].path), `pages/${name}/${name}.tsx`, { id: `${name}-${language}` }),
    ),
  ),
  // Unknown paths, for the dev server only: hosts serve build/client/404.html there.
  ...languages.map((language) =>
    route(pathIn(language, "/*"), "pages/not-found/not-found.tsx", { id: `unknown-${language}` }),
  ),
] satisfies RouteConfig;
