import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The URL table of spec §2. */
export default [
  index("routes/landing.tsx"),
  layout("routes/menu-layout.tsx", [
    route("products", "routes/products.tsx"),
    route("cart", "routes/cart.tsx"),
  ]),
  route("tracking", "routes/tracking.tsx"),
  route("info", "routes/info.tsx"),
  route("health", "routes/health.tsx"),
  route(":language/404", "routes/disabled-menu.tsx"),
  route("robots.txt", "routes/no-file.ts"),
  route("*", "routes/elsewhere.tsx"),
] satisfies RouteConfig;
