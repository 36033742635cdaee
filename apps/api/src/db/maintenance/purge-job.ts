import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import type { Kysely } from "kysely";
import { type JobKind, type JobWorker, jobWorker } from "../../jobs/job-kind.ts";
import type { Database } from "../schema/database.ts";
import { runAsMaintenance } from "../use/database-use.ts";
import { purgeExpiredData } from "./purge-expired-data.ts";

/** Deletes what is kept for a time only; one process does it for all of a database. */
export const purgeJob: JobKind<Record<string, never>> = {
  name: "purge",
  retries: 2,
  retrySeconds: 60,
  attemptSeconds: 600,
  keepSeconds: HOUR_SECONDS,
};

/** See `purgeExpiredData`. */
export function purgeWorker(db: Kysely<Database>): JobWorker {
  return jobWorker(purgeJob, () => runAsMaintenance(() => purgeExpiredData(db)));
}
