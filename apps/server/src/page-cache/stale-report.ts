import type { Logger } from "pino";
import type { ServerMetrics } from "../metrics/metrics.ts";
import type { StaleOnErrorDeps } from "./stale-on-error.ts";

const LOG_INTERVAL_MS = 10_000;
const MAX_HOSTS = 1_000;

/**
 * Counts each older page that is sent because a new one cannot be rendered, and logs one of each host in
 * ten seconds: an outage must not fill the disk.
 */
export function createStaleReport(
  metrics: Pick<ServerMetrics, "countCachedPage">,
  log: Pick<Logger, "warn">,
  now = () => performance.now(),
): NonNullable<StaleOnErrorDeps["onStale"]> {
  const loggedAt = new Map<string, number>();
  return ({ url }, age) => {
    metrics.countCachedPage("stale");
    const { host, pathname: path } = new URL(url);
    const last = loggedAt.get(host);
    if (last !== undefined && now() - last < LOG_INTERVAL_MS) return;
    if (loggedAt.size >= MAX_HOSTS) loggedAt.clear();
    loggedAt.set(host, now());
    const facts = { host, path, age_seconds: Math.round(age / 1_000) };
    log.warn(facts, "The page could not be rendered in time: an older page was sent");
  };
}
