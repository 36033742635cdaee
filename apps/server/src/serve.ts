import type { IncomingMessage } from "node:http";
import { RateLimiter } from "@comanda/api/limits/limiter";
import type { Logger } from "pino";
import { openServerFiles } from "./config/open-files.ts";
import type { Config } from "./config/read-config.ts";
import { createSites } from "./create-sites.ts";
import { createSockets } from "./create-sockets.ts";
import { createHostCheck } from "./http/host-check.ts";
import { type ListeningServer, startListening } from "./http/listen-and-drain.ts";
import { createVisitorOf } from "./http/rate-limited-visitor.ts";
import type { ConsoleLinks } from "./lifecycle/console-links.ts";
import { createLog } from "./log/create-log.ts";
import { noMetrics, type ServerMetrics } from "./metrics/metrics.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import { openBackend } from "./open-backend.ts";
import type { OpenedBackend } from "./opened-backend.ts";
import { createArrivals } from "./overload/arrivals.ts";
import { createGates, waitingAtGates } from "./overload/gates.ts";
import { connectionLimits } from "./overload/limit-connections.ts";
import type { MenuVersionReader } from "./page-cache/menu-version-reader.ts";
import type { AppBuild } from "./pages/app-build.ts";
import { openPlaces } from "./places/open-places.ts";
import { loadTracing, withTracing } from "./tracing/load-tracing.ts";
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
  const counted = config.metrics ? await loadMetrics() : noMetrics;
  const log = createLog({ level: config.logLevel, onLine: counted.countLogged });
  const tracing = await loadTracing(config, log);
  const metrics = withTracing(counted, tracing);
  const arrivals = createArrivals();
  const gates = createGates({ isRemote: config.api !== null, arrivals }, metrics.countGate);
  const limiter = config.rateLimits ? new RateLimiter() : null;
  if (!limiter) log.warn("RATE_LIMITS=off: the number of requests is not limited");
  const places = openPlaces(config, log);
  const files = openServerFiles(config, metrics.countBucketRequest);
  const opened = await openBackend(config, {
    files,
    log,
    limiter,
    places,
    metrics,
    tracing,
    orders: gates.orders,
  });
  const { backend, findAccount, menuVersion, pagePositions, hosts, consoleLinks } = opened;
  const { trustProxy } = config;
  const visitorOf = createVisitorOf(trustProxy, opened.deviceOf);
  const sites = createSites(storefront, consoleBuild, {
    config,
    backend,
    findAccount,
    menuVersion,
    pagePositions,
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
  const connections = { ...connectionLimits, ...(trustProxy && { perAddress: null }) };
  const closeApps = () => Promise.all([storefront.close(), consoleBuild?.close()]);
  const listen = (port: number, siteOf: WebServerDeps["siteOf"]) => {
    const server = createWebServer({
      siteOf,
      sockets,
      log,
      connections,
      tracing,
      onCut: metrics.countCutConnection,
      ...(config.metrics && { countPage: metrics.countPage }),
    });
    arrivals.watch(server);
    return startListening(server, port, config.host);
  };
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
  let isStopping = false;
  const isReady = async () => !isStopping && (await opened.isDatabaseReady());
  const listening: ListeningServer[] = [];
  const stopListening = () => Promise.all(listening.map((server) => server.close()));
  try {
    const main = await listen(config.port, sites.siteOf);
    listening.push(main);
    const { port } = config.console;
    const other = port === null ? null : await listen(port, () => sites.console);
    if (other) listening.push(other);
    consolePort = other?.port ?? null;
    const hostCheck = await listenForHostCheck(config, opened, log);
    if (hostCheck) listening.push(hostCheck);
    const operators =
      config.metrics &&
      (await startMetricsServer({ metrics, isReady, isBucketUp }, config.metrics));
    const closeAll = async () => {
      isStopping = true;
      await closeApps();
      await Promise.all([stopListening(), sockets.close()]);
      await opened.close();
      await Promise.all([operators?.close(), tracing.close()]);
    };
    const hostCheckPort = hostCheck?.port ?? null;
    const metricsPort = operators?.port ?? null;
    const ports = { port: main.port, consolePort, hostCheckPort, metricsPort };
    return { ...ports, hosts, consoleLinks, close: closeAll };
  } catch (error) {
    await closeApps();
    await stopListening();
    await opened.close();
    throw error;
  }
}

/** In front of another backend only the console's host is known. */
async function listenForHostCheck(
  { hostCheckPort, host, console: { host: consoleHost } }: Config,
  { menuVersion }: Pick<OpenedBackend, "menuVersion">,
  log: Logger,
): Promise<ListeningServer | null> {
  if (hostCheckPort === null) return null;
  const readVersion: MenuVersionReader = menuVersion ?? (async () => null);
  const isServed = async (name: string) =>
    name === consoleHost || (await readVersion(name)) !== null;
  return startListening(createHostCheck(isServed, log), hostCheckPort, host);
}

/** Loads the library of metrics only where it is used. */
async function loadMetrics(): Promise<ServerMetrics> {
  const { createPrometheusMetrics } = await import("./metrics/prometheus-metrics.ts");
  return createPrometheusMetrics();
}
