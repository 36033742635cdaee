import { ExportResultCode } from "@opentelemetry/core";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";

/**
 * Writes to the log when spans can no longer be sent, and when they can again; never a line for each batch.
 */
export function reportExports(
  exporter: SpanExporter,
  log: Pick<Logger, "warn" | "info">,
): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isFailing)
          log.warn(`Traces cannot be sent, and are lost meanwhile: ${result.error?.message}`);
        if (isFailing && !fails) log.info("Traces are sent again");
        isFailing = fails;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
