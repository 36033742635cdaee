import type { IncomingMessage } from "node:http";
import path from "node:path";
import { createApp } from "@comanda/api/app";
import { listCompanies } from "@comanda/api/companies/list-companies";
import { readMenuVersion } from "@comanda/api/companies/menu-version";
import { claimSecretKey } from "@comanda/api/db/claim-secret-key";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { analyzeNewTables } from "@comanda/api/db/maintenance/create-maintenance";
import { purgeExpiredData } from "@comanda/api/db/maintenance/purge-expired-data";
import { migrate } from "@comanda/api/db/migrate/migrate";
import { deviceOfCookies } from "@comanda/api/http/device-cookie";
import { RateLimiter } from "@comanda/api/limits/limiter";
import { createOrderFeed, type OrderFeed } from "@comanda/api/notifications/order-feed";
import { makeMissingIcons } from "@comanda/api/pictures/make-missing-icons";
import { loggableError } from "@comanda/api/shared/error-facts";
import { getRequestListener } from "@hono/node-server";
import { type Logger, pino } from "pino";
import {
  type Backend,
  createLocalBackend,
  createLoggingReader,
  createRemoteBackend,
} from "./backend/backend.ts";
import { openOperatorChannel } from "./commands/operator-channel.ts";
import { runCommand } from "./commands/run-command.ts";
import { createPaymentEnvironment } from "./config/payment-environment.ts";
import type { Config } from "./config/read-config.ts";
import { loadOrCreateSecretKey } from "./config/secret-key.ts";
import { version } from "./config/version.ts";
import { applyForwardedHeaders } from "./http/forwarded-headers.ts";
import { startListening } from "./http/listening-server.ts";
import { requestVisitorAddress } from "./http/visitor-address.ts";
import { createHttpApp } from "./http-app.ts";
import { startBackgroundJobs } from "./lifecycle/background-jobs.ts";
import { importDemo } from "./lifecycle/import-demo.ts";
import {
  type CachedPageHandler,
  createCachedPageHandler,
} from "./page-cache/cached-page-handler.ts";
import { coalesce } from "./page-cache/coalesce.ts";
import { createPageCache, type PageCacheDeps } from "./page-cache/page-cache.ts";
import { limitCachedPages } from "./page-cache/rate-limited-pages.ts";
import { validUntilCommit } from "./page-cache/valid-until-commit.ts";
import { type OpenPlaces, openPlaces } from "./places/open-places.ts";
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
  const { backend, orderFeed, deviceOf, menuVersion, hosts, close } = config.api
    ? openRemoteBackend(
        createRemoteBackend(config.api, undefined, createLoggingReader(log)),
        places,
      )
    : await openLocalBackend(config, { log, limiter, places });
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
  const requestAsker = (request: Pick<IncomingMessage, "socket" | "headers">) => ({
    visitorAddress: visitorAddress(request),
    device: deviceOf(request.headers.cookie),
  });
  const sockets = orderFeed
    ? createLocalSockets({ feed: orderFeed, limiter, askerOf: requestAsker, log })
    : createRemoteSockets({ base: backend.base("ms-notifications"), visitorOf: visitorAddress });
  const answerRequest = getRequestListener((request, env) => {
    const bindings = { ...env, ...requestAsker(env.incoming) };
    return app.fetch(applyForwardedHeaders(request, trustProxy), bindings);
  });
  const answerFromCache = createPageCacheHandler(storefront, menuVersion, {
    render: async ({ url, headers }) => app.fetch(new Request(url, { headers })),
    trustProxy,
  });
  const answerCached = limiter
    ? limitCachedPages(answerFromCache, limiter, requestAsker)
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

type ReadMenuVersion = (host: string) => Promise<string | null>;

/** What answers from kept pages; nothing does where nobody can tell whether they still hold. */
function createPageCacheHandler(
  storefront: StorefrontBuild,
  version: ReadMenuVersion | null,
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

type OpenedBackend = {
  backend: Backend;
  /** The device that cookies prove; null where another backend knows. */
  deviceOf: (cookies: string | undefined) => string | null;
  /** Null where another backend's are followed. */
  orderFeed: OrderFeed | null;
  /** See `readMenuVersion`; null where nobody can tell, and so nothing is kept. */
  menuVersion: ReadMenuVersion | null;
  hosts: string[];
  close: () => Promise<void>;
};

function openRemoteBackend(backend: Backend, places: OpenPlaces): OpenedBackend {
  const close = async () => places.close();
  return { backend, orderFeed: null, deviceOf: () => null, menuVersion: null, hosts: [], close };
}

type BackendDeps = { log: Logger; limiter: RateLimiter | null; places: OpenPlaces };

async function openLocalBackend(
  config: Config,
  { log, limiter, places }: BackendDeps,
): Promise<OpenedBackend> {
  const database = await openDatabase({ ...config, command: "comanda serve" });
  const { db, events, lock, commitCount: commits, lastUsedAt } = database;
  try {
    const secret = loadOrCreateSecretKey(config.secretKey, config.dataDir);
    const payments = createPaymentEnvironment(config, secret);
    const deps = { db, events, payments, dataDir: config.dataDir, clock: () => new Date() };
    await database.runExclusively(async () => {
      await migrate(db);
      if (config.databaseUrl) await claimSecretKey(db, payments.secretKeys);
      await purgeExpiredData(db);
      if (config.demo) await importDemo(deps, (text) => log.info(text));
      if (lastUsedAt) await analyzeNewTables(db);
    });
    const { region } = config;
    const surroundings = { log, secret, limiter, places: places.api, version, region };
    const api = createApp({ ...deps, ...surroundings });
    const companies = await listCompanies(deps, 10);
    const operator =
      lock &&
      (await openOperatorChannel(({ argv, folder: workingDir }, output) =>
        runCommand(argv, { workingDir, dataDir: config.dataDir, output, open: async () => deps }),
      ));
    if (operator) lock.announce(operator.address);
    const closing = new AbortController();
    const { signal } = closing;
    const logError = (error: Error) => log.error(loggableError(error));
    const orderFeed = createOrderFeed({ ...deps, secret, onError: logError });
    const rounds = startBackgroundJobs({ ...deps, ...surroundings, lastUsedAt, orderFeed, signal });
    const icons = makeMissingIcons({ ...deps, log, signal }).catch((error: Error) =>
      log.error(loggableError(error)),
    );
    const close = async () => {
      closing.abort();
      await Promise.all([icons, rounds.stop()]);
      await operator?.close();
      await database.close();
      places.close();
    };
    const hosts = companies.flatMap(({ hosts }) => hosts);
    const readVersion = coalesce((host) => readMenuVersion(deps, host));
    const menuVersion = commits ? validUntilCommit(readVersion, commits) : readVersion;
    const deviceOf = (cookies: string | undefined) => deviceOfCookies(cookies, secret);
    const backend = createLocalBackend(api, createLoggingReader(log));
    return { backend, orderFeed, deviceOf, menuVersion, hosts, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
