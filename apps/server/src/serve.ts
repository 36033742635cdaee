import type { IncomingMessage } from "node:http";
import { RateLimiter } from "@comanda/api/limits/limiter";
import type { OpenedBackend } from "./backend-types.ts";
import { openServerFiles } from "./config/open-files.ts";
import type { Config } from "./config/read-config.ts";
import { createSites } from "./create-sites.ts";
import { createSockets } from "./create-sockets.ts";
import { createHostCheck } from "./http/host-check.ts";
import { type ListeningServer, ListeningServers } from "./http/listen-and-drain.ts";
import { createVisitorOf } from "./http/rate-limited-visitor.ts";
import type { ConsoleLinks } from "./lifecycle/console-links.ts";
import { openTelemetry } from "./lifecycle/open-telemetry.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import { openBackend } from "./open-backend.ts";
import { createArrivals } from "./overload/arrivals.ts";
import { createGates, waitingAtGates } from "./overload/gates.ts";
import { tcpConnectionLimits } from "./overload/limit-tcp-connections.ts";
import type { MenuVersionReader } from "./page-cache/menu-version-reader.ts";
import type { AppBuild } from "./pages/app-build.ts";
import { openPlaces } from "./places/open-places.ts";
import { createWebServer, type WebServerDeps } from "./web-server.ts";

export type StartedServer = {
  port: number;
  /** The port at which every host is the console; null for none. */
  consolePort: number | null;
  /** The port of the host check; null for none. */
  hostCheckPort: number | null;
  /** The port at which metrics are read; null for none. */
  metricsPort: number | null;
  /** Host names at which a company is served; not all of them when there are many. */
  hosts: string[];
  consoleLinks: ConsoleLinks;
  /** Finishes the requests that run, then closes the database. */
  close: () => Promise<void>;
};

/**
 * Opens the database, fills an empty one with the demo, and serves storefronts, console and API on one
 * port. Without a build of the console, and in front of another backend, there is no console.
 */
export async function serve(
  config: Config,
  storefront: AppBuild,
  consoleBuild: AppBuild | null = null,
): Promise<StartedServer> {
  const telemetry = await openTelemetry(config);
  const { log, metrics, tracing } = telemetry;
  const arrivals = createArrivals();
  const gates = createGates({ isRemote: config.api !== null, arrivals }, metrics.countGate);
  const limiter = config.rateLimits ? new RateLimiter() : null;
  if (!limiter) log.warn("RATE_LIMITS=off: the number of requests is not limited");
  const places = openPlaces(config, log);
  const files = openServerFiles(config, metrics.countBucketRequest);
  const { orders } = gates;
  const opened = await openBackend(config, { ...telemetry, files, limiter, places, orders });
  const { trustProxy } = config;
  const visitorOf = createVisitorOf(trustProxy, opened.deviceOf);
  const sites = createSites(storefront, consoleBuild, {
    ...opened,
    config,
    limiter,
    log,
    places: places.service,
    gates,
    metrics,
    pictures: config.api ? null : files.pictures,
    visitorOf,
  });
  let consolePort: number | null = null;
  const isAtConsole = (request: IncomingMessage) =>
    (consolePort !== null && request.socket.localPort === consolePort) ||
    sites.siteOf(request) === sites.console;
  const sockets = createSockets(opened, { limiter, log, trustProxy, visitorOf, isAtConsole });
  const isBucketUp = config.api ? null : files.isBucketUp;
  metrics.watch({
    poolUse: opened.poolUse,
    backlog: opened.backlog,
    sockets: sockets.open,
    gates: () => waitingAtGates(gates),
    rateLimitKeys: () => limiter?.size ?? 0,
    pageCacheBytes: sites.pageCacheBytes,
    isBucketUp,
  });

  const createServer = (siteOf: WebServerDeps["siteOf"]) => {
    const server = createWebServer({
      siteOf,
      sockets,
      log,
      connections: { ...tcpConnectionLimits, ...(trustProxy && { perAddress: null }) },
      tracing,
      onCut: metrics.countCutConnection,
      ...(config.metrics && { countPage: metrics.countPage }),
    });
    arrivals.watch(server);
    return server;
  };
  const servers = new ListeningServers(config.host);
  let metricsServer: ListeningServer | null = null;
  let isStopping = false;
  const isReady = async () => !isStopping && (await opened.isDatabaseReady());
  const close = async () => {
    isStopping = true;
    await Promise.all([storefront.close(), consoleBuild?.close()]);
    await Promise.all([servers.drain(), sockets.close()]);
    await opened.close();
    // Supervisors can ask until the end whether the server is live.
    await Promise.all([metricsServer?.close(), tracing.close()]);
  };
  try {
    const port = await servers.start(createServer(sites.siteOf), config.port);
    if (config.console.port !== null)
      consolePort = await servers.start(
        createServer(() => sites.console),
        config.console.port,
      );
    const hostCheckPort =
      config.hostCheckPort === null
        ? null
        : await servers.start(
            createHostCheck(isServedBy(config, opened), log),
            config.hostCheckPort,
          );
    if (config.metrics)
      metricsServer = await startMetricsServer({ metrics, isReady, isBucketUp }, config.metrics);
    const metricsPort = metricsServer?.port ?? null;
    const { hosts, consoleLinks } = opened;
    return { port, consolePort, hostCheckPort, metricsPort, hosts, consoleLinks, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns whether a host is served here. In front of another backend only the console's is known. */
function isServedBy(
  { console: { host: consoleHost } }: Config,
  { menuVersion }: Pick<OpenedBackend, "menuVersion">,
): (host: string) => Promise<boolean> {
  const readVersion: MenuVersionReader = menuVersion ?? (async () => null);
  return async (host) => host === consoleHost || (await readVersion(host)) !== null;
}
