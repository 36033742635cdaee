import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The URLs of the storefront (conformance 2.1 to 2.14). */
export default [
  index("routes/landing.tsx"),
  layout("routes/menu-layout.tsx", [
    route("products", "routes/products.tsx"),
    route("cart", "routes/cart.tsx"),
    route("together", "routes/together.tsx"),
  ]),
  route("tracking", "routes/tracking.tsx"),
  route("orders", "routes/orders.tsx"),
  route("language", "routes/language.tsx"),
  route("info", "routes/info.tsx"),
  route("health", "routes/health.tsx"),
  route(":language/404", "routes/disabled-menu.tsx"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("manifest.webmanifest", "routes/manifest.ts"),
  route("app-icon.svg", "routes/app-icon.ts"),
  route("*", "routes/catch-all.tsx"),
] satisfies RouteConfig;
