import type { OpenDatabase } from "@comanda/api/db/connect/database-handle";
import { sharedBuckets } from "@comanda/api/limits/shared-buckets.store";
import { createFindMember } from "@comanda/api/sessions/find-member";
import type { BackendDeps } from "./backend-types.ts";
import { consoleUrlOf } from "./config/console-url.ts";
import { createPaymentEnvironment } from "./config/payment-environment.ts";
import type { Config } from "./config/read-config.ts";
import { loadOrCreateSecretKey } from "./config/secret-key.ts";
import { version } from "./config/version.ts";
import { createAlertServices } from "./lifecycle/create-alert-services.ts";
import { prepareDatabase } from "./lifecycle/prepare-database.ts";
import { admitOrdersBy } from "./overload/gates.ts";

/**
 * Prepares the database, and creates what the API and its jobs work with. `commandDeps` are the part of it
 * that the commands of operators get.
 */
export async function prepareApi(
  config: Config,
  database: OpenDatabase,
  { log, limiter, places, metrics, tracing, files, orders }: BackendDeps,
) {
  const { db, events } = database;
  const { demo, localWebhooks, pictureQuota, region } = config;
  const { pictures } = files;
  const secret = loadOrCreateSecretKey(config.secretKey, config.dataDir);
  if (config.databaseUrl) limiter?.share(sharedBuckets(db, secret));
  const payments = createPaymentEnvironment(config, secret);
  const { secretKeys } = payments;
  const clock = () => new Date();
  const consoleUrl = consoleUrlOf(config, config.port);
  const stores = { db, events, pictures };
  const commandDeps = { ...stores, payments, clock, log, metrics, consoleUrl, localWebhooks };
  const { jobs, vapidKeys } = await prepareDatabase(config, database, { ...commandDeps, tracing });
  const alerts = createAlertServices(config, { ...commandDeps, jobs, secretKeys, vapidKeys });
  const { services } = alerts;
  const deps = {
    ...commandDeps,
    secret,
    limiter,
    places: places.api,
    version,
    region,
    demo,
    pictureQuota,
    findMember: createFindMember({ db, clock, secret }),
    admitOrder: admitOrdersBy(orders),
    mailer: services.mailer,
    alerts: services,
  };
  return { commandDeps, deps, jobs, alerts, secretKeys };
}
