import type { IncomingMessage } from "node:http";
import type { PagePositions } from "@comanda/api/db/standby/page-positions";
import { runAsPageRead } from "@comanda/api/db/use/database-use";
import type { FileStore } from "@comanda/api/files/file-store";
import type { HttpEnv } from "@comanda/api/http/request-env";
import type { RateLimiter } from "@comanda/api/limits/limiter";
import type { FindAccount } from "@comanda/console/app/server/server-context.ts";
import { withoutFinalDot } from "@comanda/contract/fields/final-dot";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Backend } from "./backend/backend.ts";
import type { Config } from "./config/read-config.ts";
import { createConsoleApp, createMissingConsoleApp } from "./console/console-app.ts";
import { createConsoleRenderer } from "./console/console-renderer.ts";
import { applyForwardedHeaders } from "./http/forwarded-headers.ts";
import { staffVisitorOf, type VisitorOf } from "./http/rate-limited-visitor.ts";
import { redirectFinalDot } from "./http/redirect-final-dot.ts";
import { requestedUrl } from "./http/requested-url.ts";
import type { ServerMetrics } from "./metrics/metrics.ts";
import { createRouteOf } from "./metrics/page-route.ts";
import { gatePages } from "./overload/gated-pages.ts";
import type { Gates } from "./overload/gates.ts";
import {
  type CachedPageHandler,
  createCachedPageHandler,
} from "./page-cache/cached-page-handler.ts";
import type { MenuVersionReader } from "./page-cache/menu-version-reader.ts";
import { createPageCache, type PageCacheDeps } from "./page-cache/page-cache.ts";
import { limitCachedPages } from "./page-cache/rate-limited-pages.ts";
import { staleOnError } from "./page-cache/stale-on-error.ts";
import { createStaleReport } from "./page-cache/stale-report.ts";
import { type AppBuild, busyPageFrom } from "./pages/app-build.ts";
import type { PlacesService } from "./places/places.routes.ts";
import { createPageRenderer, sharedPageFrom } from "./storefront/page-renderer.ts";
import { createStorefrontApp } from "./storefront/storefront-app.ts";
import type { Site } from "./web-server.ts";

type SitesDeps = {
  config: Config;
  backend: Backend;
  findAccount: FindAccount;
  menuVersion: MenuVersionReader | null;
  /** What a standby must have for pages; null without a standby. */
  pagePositions: PagePositions | null;
  /** Where the pictures are; null when the backend serves them. */
  pictures: FileStore | null;
  places: PlacesService;
  gates: Gates;
  metrics: ServerMetrics;
  limiter: RateLimiter | null;
  log: Logger;
  visitorOf: VisitorOf;
};

type Sites = {
  /** Returns the site of a request, by its host. */
  siteOf: (request: IncomingMessage) => Site;
  console: Site;
  /** The memory of cached pages. */
  pageCacheBytes: () => number;
};

/** Creates the storefront and the console of a server. The console may be missing: see `serve`. */
export function createSites(
  storefront: AppBuild,
  consoleBuild: AppBuild | null,
  deps: SitesDeps,
): Sites {
  const { config, backend, findAccount, menuVersion, places, limiter, log, visitorOf } = deps;
  const { pictures, gates, metrics } = deps;
  const { trustProxy } = config;
  const shared = { backend, pictures, limiter, log, places, searches: gates.searches };
  let pageCacheBytes = 0;
  const onBytes = (bytes: number) => {
    pageCacheBytes = bytes;
  };
  const pages = gatePages(createPageRenderer(storefront, { backend, config, log }), {
    gate: gates.pages,
    kindOf: (visitor) => (visitor === undefined ? "shared_page" : "page"),
    busyPage: busyPageFrom(storefront),
  });
  const sharedPage = sharedPageFrom(storefront);
  const keepsLastPages = config.api && sharedPage;
  const app = createStorefrontApp({
    ...shared,
    assets: storefront.assets,
    pages: keepsLastPages
      ? staleOnError(pages, { sharedPage, onBytes, onStale: createStaleReport(metrics, log) })
      : pages,
  });
  const consoleApp =
    consoleBuild && !config.api
      ? createConsoleApp({
          ...shared,
          assets: consoleBuild.assets,
          pages: gatePages(
            createConsoleRenderer(consoleBuild, { backend, findAccount, config, log }),
            {
              gate: gates.pages,
              kindOf: () => "console_page",
              busyPage: busyPageFrom(consoleBuild),
            },
          ),
        })
      : createMissingConsoleApp();
  const answerBy = (site: Hono<HttpEnv>, visitorOfSite = visitorOf) =>
    getRequestListener((request, env) =>
      site.fetch(applyForwardedHeaders(request, { trustProxy }), {
        ...env,
        ...visitorOfSite(env.incoming),
      }),
    );
  const answerFromCache = createPageCacheHandler(sharedPage, menuVersion, {
    render: async ({ url, headers }) => {
      const request = new Request(url, { headers });
      const pageRead = deps.pagePositions?.readOf(new URL(url).hostname) ?? null;
      return runAsPageRead(pageRead, () => app.fetch(request));
    },
    onLookup: metrics.countCachedPage,
    onBytes,
    trustProxy,
  });
  const answerCached = limiter
    ? limitCachedPages(answerFromCache, limiter, visitorOf)
    : answerFromCache;
  const storefrontSite: Site = {
    name: "storefront",
    routeOf: createRouteOf(storefront),
    answerCached: async (request, response) =>
      redirectFinalDot(request, response, trustProxy) || answerCached(request, response),
    answerRequest: answerBy(app),
    middleware: storefront.middleware,
  };
  const consoleSite: Site = {
    name: "console",
    routeOf: consoleBuild ? createRouteOf(consoleBuild) : () => "page",
    answerRequest: answerBy(consoleApp, limiter ? staffVisitorOf(visitorOf, limiter) : visitorOf),
    middleware: consoleBuild?.middleware,
  };
  const siteOf = (request: IncomingMessage) => {
    // `console.example.com.` is the same name: no storefront is at the console's host.
    const hostname = withoutFinalDot(requestedUrl(request, { trustProxy })?.hostname ?? "");
    return hostname === config.console.host ? consoleSite : storefrontSite;
  };
  return { siteOf, console: consoleSite, pageCacheBytes: () => pageCacheBytes };
}

/** Answers from cached pages; without versions of the menu no page is cached. */
function createPageCacheHandler(
  sharedPage: ReturnType<typeof sharedPageFrom>,
  version: MenuVersionReader | null,
  {
    trustProxy,
    ...deps
  }: Pick<PageCacheDeps, "render" | "onLookup" | "onBytes"> & { trustProxy: boolean },
): CachedPageHandler {
  if (!sharedPage || !version) return async () => false;
  return createCachedPageHandler({
    sharedPage,
    find: createPageCache({ ...deps, version }),
    trustProxy,
  });
}
