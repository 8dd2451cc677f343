import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home/home.tsx"),
  route("about", "routes/about/about.tsx"),
  route("products", "routes/products/products.tsx"),
  route("distributors", "routes/distributors/distributors.tsx"),
  route("recipes", "routes/recipes/recipes.tsx"),
  route("contact", "routes/contact/contact.tsx"),
  // Prerendered for hosts, which show build/client/404.html at any unknown path…
  route("404", "routes/not-found/not-found.tsx"),
  // …and answered directly while developing.
  route("*", "routes/not-found/not-found.tsx", { id: "unknown" }),
] satisfies RouteConfig;
