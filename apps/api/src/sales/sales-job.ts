import { type JobKind, type JobWorker, jobWorker } from "../jobs/job-kind.ts";
import { type RollUpDeps, rollUpSales } from "./roll-up-sales.ts";

/** Keeps the rollups of the reports; one process does it for all of a database. */
export const salesJob: JobKind<Record<string, never>> = {
  name: "sales-rollup",
  retries: 2,
  retrySeconds: 60,
  attemptSeconds: 3_600,
  keepSeconds: 3_600,
};

/** See `rollUpSales`. */
export function salesWorker(deps: RollUpDeps): JobWorker {
  return jobWorker(salesJob, (_payload, { signal }) =>
    rollUpSales({ ...deps, stopSignal: signal }),
  );
}
