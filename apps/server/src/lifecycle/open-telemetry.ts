import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import { createLog } from "../log/create-log.ts";
import { noMetrics, type ServerMetrics } from "../metrics/metrics.ts";
import { loadTracing, withTracing } from "../tracing/load-tracing.ts";
import type { Tracing } from "../tracing/tracing.ts";

/** What an operator observes a server by. */
export type Telemetry = { log: Logger; metrics: ServerMetrics; tracing: Tracing };

/** Opens the log, and the metrics and traces that the configuration asks for. */
export async function openTelemetry(
  config: Pick<Config, "logLevel" | "metrics" | "traces" | "trustProxy">,
): Promise<Telemetry> {
  const metrics = config.metrics ? await loadMetrics() : noMetrics;
  const log = createLog({ level: config.logLevel, onLine: metrics.countLogged });
  const tracing = await loadTracing(config, log);
  return { log, metrics: withTracing(metrics, tracing), tracing };
}

/** Loads the library of metrics only where it is used. */
async function loadMetrics(): Promise<ServerMetrics> {
  const { createPrometheusMetrics } = await import("../metrics/prometheus-metrics.ts");
  return createPrometheusMetrics();
}
