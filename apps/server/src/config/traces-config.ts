import * as v from "valibot";
import { baseUrlSchema } from "./url-schemas.ts";

/** Where spans are sent, and of which share of the requests. */
export type TracesConfig = {
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** From 0 to 1. */
  ratio: number;
};

const headersSchema = v.pipe(
  v.string(),
  v.regex(
    /^[^\s=,]+=[^,]*(?:,[^\s=,]+=[^,]*)*$/u,
    "must be names and values such as api-key=abc, with commas between",
  ),
  v.transform((text) =>
    Object.fromEntries(
      text
        .split(",")
        .map((pair) => [
          pair.slice(0, pair.indexOf("=")),
          pair.slice(pair.indexOf("=") + 1).trim(),
        ]),
    ),
  ),
);

const ratioSchema = v.pipe(
  v.string(),
  v.regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/u, "must be a number from 0 to 1"),
  v.transform(Number),
);

/** The variables have the names of OpenTelemetry's specification (decision 75). */
export const tracesSchemas = {
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(baseUrlSchema),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(headersSchema),
  OTEL_SERVICE_NAME: v.optional(v.string(), "comanda"),
  OTEL_TRACES_SAMPLER_ARG: v.optional(ratioSchema, "1"),
};

const Variables = v.object(tracesSchemas);

/** Reads where traces are sent; null without an endpoint. */
export function tracesConfigFrom(env: v.InferOutput<typeof Variables>): TracesConfig | null {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    url: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}
