import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pageNames, pages } from "./pages.ts";

export default [
  // Prerendered (react-router.config.ts). Hosts serve the not-found page, build/client/404.html, at unknown paths.
  ...pageNames.map((name) => {
    const { path } = pages[name];
    const file = `routes/${name}/${name}.tsx`;
    return path === "/" ? index(file) : route(path, file);
  }),
  // In development, the server shows it there.
  route("*", "routes/not-found/not-found.tsx", { id: "unknown" }),
] satisfies RouteConfig;
