import path from "node:path";
import { shortenBrowserManifest } from "@comanda/ui/vite/browser-manifest.ts";
import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  /** The whole route table is one screen long: sending it at once saves a request per page. */
  routeDiscovery: { mode: "initial" },
  /**
   * The browser requests a page's data without its code (`lazy/lazy-pages.ts`), so no separate file is
   * needed.
   */
  splitRouteModules: false,
  buildEnd({ reactRouterConfig, viteConfig }) {
    const { buildDirectory } = reactRouterConfig;
    shortenBrowserManifest(path.join(buildDirectory, "client", viteConfig.build.assetsDir));
  },
} satisfies Config;
