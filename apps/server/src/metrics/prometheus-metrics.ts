import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { version } from "../config/version.ts";
import type { MetricSources, ServerMetrics } from "./metrics.ts";

/** Seconds: a cached page takes less than the first, a refused wait for a lock the last. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5, 10];
const QUERY_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A client may send any method, and each would be a series of its own. */
const methodLabel = (method: string) => (METHODS.has(method) ? method : "other");

/** Creates the metrics for Prometheus (decision 67), with those of the process and of Node. */
export function createPrometheusMetrics(): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });

  new Gauge({ name: "comanda_info", help: "The version", labelNames: ["version"], registers })
    .labels(version)
    .set(1);
  const requests = counter("comanda_http_requests_total", "Answered requests", [
    "site",
    "method",
    "route",
    "status",
  ]);
  const durations = new Histogram({
    name: "comanda_http_request_duration_seconds",
    help: "Time until the answer is made (API) or sent (pages and files)",
    labelNames: ["site", "route"],
    buckets: BUCKETS,
    registers,
  });
  const refusals = counter("comanda_refusals_total", "Problem answers of the API", ["code"]);
  const orders = counter("comanda_orders_total", "Orders created as drafts, and placed", ["step"]);
  const queries = new Histogram({
    name: "comanda_database_query_duration_seconds",
    help: "Time of a statement, without the wait for a connection",
    buckets: QUERY_BUCKETS,
    registers,
  });
  const failedQueries = counter("comanda_database_query_errors_total", "Failed statements");
  const cachedPages = counter("comanda_page_cache_lookups_total", "Lookups in the page cache", [
    "result",
  ]);
  const gate = counter("comanda_gate_requests_total", "Work at the gates", ["kind", "outcome"]);
  const jobs = counter("comanda_job_attempts_total", "Attempts of jobs", ["name", "outcome"]);
  const bucketRequests = counter("comanda_bucket_requests_total", "Requests to buckets", [
    "method",
    "outcome",
  ]);
  const cut = counter("comanda_connections_cut_total", "Connections cut by a limit", ["reason"]);
  const logged = counter("comanda_log_lines_total", "Lines of the log, those left out too", [
    "level",
  ]);
  for (const step of ["created", "placed"]) orders.labels(step).inc(0);

  const count = (labels: CountedRequest) => {
    const { site, method, route, status, seconds } = labels;
    requests.labels(site, methodLabel(method), route, String(status)).inc();
    durations.labels(site, route).observe(seconds);
  };
  let refresh: (() => Promise<void>) | null = null;
  return {
    countCall: ({ refusal, ...call }) => {
      count({ site: "api", ...call });
      if (refusal) refusals.labels(refusal).inc();
    },
    countOrder: (step) => orders.labels(step).inc(),
    countPage: count,
    countQuery: ({ seconds, failed }) => {
      queries.observe(seconds);
      if (failed) failedQueries.inc();
    },
    countCachedPage: (result) => cachedPages.labels(result).inc(),
    countGate: (kind, outcome) => gate.labels(kind, outcome).inc(),
    countJob: (job, outcome) => jobs.labels(job, outcome).inc(),
    countBucketRequest: (method, outcome) => bucketRequests.labels(method, outcome).inc(),
    countCutConnection: (reason) => cut.labels(reason).inc(),
    countLogged: (level) => logged.labels(level).inc(),
    watch: (sources) => {
      refresh = watch(registry, sources);
    },
    read: async () => {
      await refresh?.();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

type CountedRequest = {
  site: string;
  method: string;
  route: string;
  status: number;
  seconds: number;
};

/**
 * Adds the gauges, whose values are read with the metrics. Returns what has to be awaited first.
 */
function watch(registry: Registry, sources: MetricSources): () => Promise<void> {
  const registers = [registry];
  const gauge = (
    name: string,
    help: string,
    read: () => number | Record<string, number>,
    label?: string,
  ) =>
    new Gauge({
      name,
      help,
      registers,
      labelNames: label ? [label] : [],
      collect() {
        const value = read();
        if (typeof value === "number") return this.set(value);
        this.reset();
        for (const [key, each] of Object.entries(value)) this.labels(key).set(each);
      },
    });
  const { poolUse, backlog, sockets, gates, rateLimitKeys, pageCacheBytes, isBucketUp } = sources;
  gauge("comanda_sockets_open", "Open connections", sockets, "kind");
  gauge("comanda_page_cache_bytes", "Memory of cached pages", pageCacheBytes);
  gauge("comanda_rate_limit_keys", "Counted visitors and devices", rateLimitKeys);
  const waiting = () => Object.fromEntries(gates().map(({ kind, waiting }) => [kind, waiting]));
  gauge("comanda_gate_waiting", "Requests that wait for their turn", waiting, "kind");
  if (poolUse)
    gauge("comanda_database_connections", "Connections to Postgres", () => poolUse(), "state");
  const awaited = [
    backlog && watchBacklog(registry, backlog),
    isBucketUp && watchBucket(registry, isBucketUp),
  ].filter((refresh) => refresh !== null);
  return async () => {
    await Promise.all(awaited.map((refresh) => refresh()));
  };
}

function watchBucket(registry: Registry, isBucketUp: () => Promise<boolean>): () => Promise<void> {
  const up = new Gauge({
    name: "comanda_bucket_up",
    help: "1 while the bucket of the pictures answers",
    registers: [registry],
  });
  return async () => up.set((await isBucketUp()) ? 1 : 0);
}

/** Adds what the database knows; without its answer only the fact that there is none. */
function watchBacklog(
  registry: Registry,
  backlog: NonNullable<MetricSources["backlog"]>,
): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: "comanda_database_up",
    help: "1 while the database answers",
    registers,
  });
  const payments = new Gauge({
    name: "comanda_payments_due",
    help: "Payments about which a provider is to be asked now",
    registers,
  });
  const jobs = new Gauge({
    name: "comanda_jobs_due",
    help: "Due jobs",
    labelNames: ["name"],
    registers,
  });
  return async () => {
    const found = await backlog();
    up.set(found ? 1 : 0);
    jobs.reset();
    payments.remove();
    if (found) payments.set(found.paymentsDue);
    for (const { name, count } of found?.jobsDue ?? []) jobs.labels(name).set(Number(count));
  };
}
