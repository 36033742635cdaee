import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import { type JobKind, type JobWorker, jobWorker } from "../jobs/job-kind.ts";
import { type RollUpDeps, rollUpSales } from "./roll-up-sales.ts";

/** Keeps the rollups of the reports; one process does it for all of a database. */
export const salesJob: JobKind<Record<string, never>> = {
  name: "sales-rollup",
  retries: 2,
  retrySeconds: 60,
  attemptSeconds: HOUR_SECONDS,
  keepSeconds: HOUR_SECONDS,
};

/** See `rollUpSales`. */
export function salesWorker(deps: RollUpDeps): JobWorker {
  return jobWorker(salesJob, (_payload, { signal }) =>
    rollUpSales({ ...deps, stopSignal: signal }),
  );
}
