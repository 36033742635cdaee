import type { PaymentDeps } from "@comanda/api/context/deps";
import { claimSecretKey } from "@comanda/api/db/claim-secret-key";
import type { OpenDatabase } from "@comanda/api/db/connect/database-handle";
import { analyzeNewTables } from "@comanda/api/db/maintenance/create-maintenance";
import { purgeExpiredData } from "@comanda/api/db/maintenance/purge-expired-data";
import { migrate } from "@comanda/api/db/migrate/migrate";
import type { ImportDeps } from "@comanda/api/import/import-company";
import { type OpenJobs, openJobs } from "@comanda/api/jobs/open-jobs";
import { loadOrCreateVapidKeys, type VapidKeys } from "@comanda/api/push/vapid-keys";
import type { Logger } from "pino";
import type { Config } from "../config/read-config.ts";
import type { ServerMetrics } from "../metrics/metrics.ts";
import type { Tracing } from "../tracing/tracing.ts";
import { jobKinds } from "./background-jobs.ts";
import { importDemo } from "./import-demo.ts";

type PrepareDeps = ImportDeps & {
  payments: Pick<PaymentDeps, "secretKeys">;
  log: Logger;
  metrics: Pick<ServerMetrics, "countJob">;
  tracing: Pick<Tracing, "followJob">;
};

/**
 * Migrates and purges the database, fills an empty one with the demo, and opens its jobs. One process at a
 * time does this. `claimSecretKey` and `importDemo` have the refusals.
 */
export function prepareDatabase(
  { databaseUrl, dataDir, demo }: Pick<Config, "databaseUrl" | "dataDir" | "demo">,
  database: OpenDatabase,
  deps: PrepareDeps,
): Promise<{ jobs: OpenJobs; vapidKeys: VapidKeys }> {
  const { db, jobsConnection, lastUsedAt } = database;
  const { log, metrics, tracing } = deps;
  const { secretKeys } = deps.payments;
  return database.runExclusively(async () => {
    await migrate(db);
    if (databaseUrl) await claimSecretKey(db, secretKeys);
    await purgeExpiredData(db);
    if (demo) await importDemo({ ...deps, dataDir }, (text) => log.info(text));
    if (lastUsedAt) await analyzeNewTables(db);
    const jobs = await openJobs({
      connection: jobsConnection,
      kinds: jobKinds,
      log,
      onAttempt: metrics.countJob,
      followJob: tracing.followJob,
    });
    return { jobs, vapidKeys: await loadOrCreateVapidKeys(db, secretKeys) };
  });
}
