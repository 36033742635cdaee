import * as v from "valibot";
import { portSchema } from "./console-config.ts";

export type MetricsAddress = { port: number; host: string };

/** Where operators' programs read metrics and states; without a port nowhere. */
export const metricsSchemas = {
  METRICS_PORT: v.optional(portSchema),
  METRICS_HOST: v.optional(v.string(), "127.0.0.1"),
};

const Variables = v.object(metricsSchemas);

/** Reads where metrics are served; null without a port. */
export function metricsConfigFrom(env: v.InferOutput<typeof Variables>): MetricsAddress | null {
  return env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST };
}
