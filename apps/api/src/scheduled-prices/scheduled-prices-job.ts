import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import { type JobKind, type JobWorker, jobWorker } from "../jobs/job-kind.ts";
import { type ApplyDeps, applyDuePrices } from "./apply-due-prices.ts";

/** Applies what is due; each change enqueues one for its start. */
export const scheduledPricesJob: JobKind<Record<string, never>> = {
  name: "scheduled-prices",
  retries: 10,
  retrySeconds: 5,
  maxRetrySeconds: 600,
  attemptSeconds: 300,
  keepSeconds: HOUR_SECONDS,
};

/** See `applyDuePrices`. */
export function scheduledPricesWorker(deps: ApplyDeps): JobWorker {
  return jobWorker(scheduledPricesJob, (_payload, { signal }) =>
    applyDuePrices({ ...deps, stopSignal: signal }),
  );
}
