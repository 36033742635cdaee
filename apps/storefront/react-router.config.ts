import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  /** The whole route table is one screen long: sending it at once saves a request per page. */
  routeDiscovery: { mode: "initial" },
  /** A page's data is asked for without its code (`page/lazy-pages.ts`): it needs no file of its own. */
  splitRouteModules: false,
} satisfies Config;
