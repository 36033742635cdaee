import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import type { ServerMetrics } from "../metrics/metrics.ts";
import { noTracing, type Tracing } from "./tracing.ts";

/** Loads the libraries of tracing only where they are used. */
export async function loadTracing(
  { traces, trustProxy }: Pick<Config, "traces" | "trustProxy">,
  log: Logger,
): Promise<Tracing> {
  if (traces === null) return noTracing;
  const { createOtlpTracing } = await import("./otlp-tracing.ts");
  return createOtlpTracing({ ...traces, trustProxy, log });
}

/** Metrics that also pass calls and statements to tracing. */
export function withTracing(metrics: ServerMetrics, tracing: Tracing): ServerMetrics {
  if (tracing === noTracing) return metrics;
  return {
    ...metrics,
    countCall: (call) => {
      metrics.countCall(call);
      tracing.nameCall(call);
    },
    countQuery: (query) => {
      metrics.countQuery(query);
      tracing.noteQuery(query);
    },
  };
}
