import { index, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * The addresses of the console. `company-layout.tsx` admits members to the pages below it, each with
 * the permission of its `handle`.
 */
export default [
  index("routes/home.tsx"),
  route(":companyId", "routes/company-layout.tsx", [
    index("routes/company-home.tsx"),
    route("sold-out", "routes/sold-out.tsx"),
    route("pause", "routes/pause.tsx"),
    route("alerts", "routes/alerts.tsx"),
    route("more", "routes/more.tsx"),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
