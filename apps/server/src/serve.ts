import type { IncomingMessage } from "node:http";
import path from "node:path";
import { RateLimiter } from "@comanda/api/limits/limiter";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import type { Config } from "./config/read-config.ts";
import { applyForwardedHeaders } from "./http/forwarded-headers.ts";
import { startListening } from "./http/listen-and-drain.ts";
import { requestVisitorAddress } from "./http/visitor-ip-address.ts";
import { createHttpApp } from "./http-app.ts";
import { type MenuVersionReader, openBackend } from "./open-backend.ts";
import {
  type CachedPageHandler,
  createCachedPageHandler,
} from "./page-cache/cached-page-handler.ts";
import { createPageCache, type PageCacheDeps } from "./page-cache/page-cache.ts";
import { limitCachedPages } from "./page-cache/rate-limited-pages.ts";
import { openPlaces } from "./places/open-places.ts";
import { createLocalSockets } from "./sockets/local-sockets.ts";
import { createRemoteSockets } from "./sockets/remote-sockets.ts";
import { createPageRenderer, sharedPageFrom } from "./storefront/page-renderer.ts";
import type { StorefrontBuild } from "./storefront/storefront-build.ts";
import { createWebServer } from "./web-server.ts";

export type StartedServer = {
  port: number;
  /** Host names at which a company is served; not all of them when there are many. */
  hosts: string[];
  /** Finishes the requests that run, then closes the database. */
  close: () => Promise<void>;
};

/** Opens the database, fills an empty one with the demo, and serves everything on one port. */
export async function serve(config: Config, storefront: StorefrontBuild): Promise<StartedServer> {
  const log = pino({ level: config.logLevel, base: null });
  const limiter = config.rateLimits ? new RateLimiter() : null;
  if (!limiter) log.warn("RATE_LIMITS=off: nobody is kept from asking too much");
  const places = openPlaces(config, log);
  const opened = await openBackend(config, { log, limiter, places });
  const { backend, orderFeed, deviceOf, menuVersion, hosts, close } = opened;
  const app = createHttpApp({
    backend,
    media: config.api ? null : path.join(config.dataDir, "media"),
    assets: storefront.assets,
    pages: createPageRenderer(storefront, { backend, config, log }),
    places: places.service,
    limiter,
    log,
  });
  const { trustProxy } = config;
  const visitorAddress = (request: Parameters<typeof requestVisitorAddress>[0]) =>
    requestVisitorAddress(request, trustProxy);
  const rateLimitedVisitor = (request: Pick<IncomingMessage, "socket" | "headers">) => ({
    visitorAddress: visitorAddress(request),
    device: deviceOf(request.headers.cookie),
  });
  const sockets = orderFeed
    ? createLocalSockets({ feed: orderFeed, limiter, visitorOf: rateLimitedVisitor, log })
    : createRemoteSockets({ base: backend.base("ms-notifications"), visitorOf: visitorAddress });
  const answerRequest = getRequestListener((request, env) => {
    const bindings = { ...env, ...rateLimitedVisitor(env.incoming) };
    return app.fetch(applyForwardedHeaders(request, trustProxy), bindings);
  });
  const answerFromCache = createPageCacheHandler(storefront, menuVersion, {
    render: async ({ url, headers }) => app.fetch(new Request(url, { headers })),
    trustProxy,
  });
  const answerCached = limiter
    ? limitCachedPages(answerFromCache, limiter, rateLimitedVisitor)
    : answerFromCache;
  const { middleware } = storefront;
  const server = createWebServer({ answerCached, answerRequest, middleware, sockets, log });
  try {
    const listening = await startListening(server, config.port, config.host);
    const closeAll = async () => {
      await storefront.close();
      await Promise.all([listening.close(), sockets.close()]);
      await close();
    };
    return { port: listening.port, hosts, close: closeAll };
  } catch (error) {
    await storefront.close();
    await close();
    throw error;
  }
}

/** Answers from cached pages; without versions of the menu no page is cached. */
function createPageCacheHandler(
  storefront: StorefrontBuild,
  version: MenuVersionReader | null,
  { render, trustProxy }: Pick<PageCacheDeps, "render"> & { trustProxy: boolean },
): CachedPageHandler {
  const sharedPage = sharedPageFrom(storefront);
  if (!sharedPage || !version) return async () => false;
  return createCachedPageHandler({
    sharedPage,
    find: createPageCache({ version, render }),
    trustProxy,
  });
}
