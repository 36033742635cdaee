import { createApp } from "@comanda/api/app";
import { createBoardFeed } from "@comanda/api/board/board-feed";
import { listCompanies } from "@comanda/api/companies/list-companies";
import type { OrderWork } from "@comanda/api/context/admit-order";
import { type OpenDatabase, openDatabase } from "@comanda/api/db/connect/open-database";
import { checkBucket } from "@comanda/api/files/check-bucket";
import { deviceOfCookies } from "@comanda/api/http/device-cookie";
import type { RateLimiter } from "@comanda/api/limits/limiter";
import { sharedBuckets } from "@comanda/api/limits/shared-buckets.store";
import { readBacklog } from "@comanda/api/monitoring/read-backlog";
import { createOrderFeed } from "@comanda/api/notifications/order-feed";
import { isHealthy } from "@comanda/api/notifications/read-health";
import { makeMissingIcons } from "@comanda/api/pictures/make-missing-icons";
import { createFindMember } from "@comanda/api/sessions/find-member";
import { loggableError } from "@comanda/api/shared/loggable-error";
import { createSharedCartFeed } from "@comanda/api/shared-cart-calls/shared-cart-feed";
import { createFindAccount } from "@comanda/api/sign-in/find-account";
import { createTableFeed } from "@comanda/api/table-calls/table-feed";
import type { Logger } from "pino";
import { createLocalBackend, createLoggingReader } from "./backend/backend.ts";
import { acceptOperatorCommands } from "./commands/accept-operator-commands.ts";
import { archiveAtOf, backupDepsOf } from "./config/backup-deps.ts";
import { consoleUrlOf } from "./config/console-url.ts";
import type { ServerFiles } from "./config/open-files.ts";
import { createPaymentEnvironment } from "./config/payment-environment.ts";
import type { Config } from "./config/read-config.ts";
import { loadOrCreateSecretKey } from "./config/secret-key.ts";
import { version } from "./config/version.ts";
import { startBackgroundJobs } from "./lifecycle/background-jobs.ts";
import { createConsoleLinks } from "./lifecycle/console-links.ts";
import { createAlertServices } from "./lifecycle/create-alert-services.ts";
import { prepareDatabase } from "./lifecycle/prepare-database.ts";
import type { ServerMetrics } from "./metrics/metrics.ts";
import type { OpenedBackend } from "./opened-backend.ts";
import type { Gate } from "./overload/gate.ts";
import { admitOrdersBy } from "./overload/gates.ts";
import { createMenuVersionReader } from "./page-cache/menu-version-reader.ts";
import type { OpenPlaces } from "./places/open-places.ts";
import { createVisitorFeed } from "./sockets/visitor-feed.ts";
import type { Tracing } from "./tracing/tracing.ts";

export type BackendDeps = {
  log: Logger;
  limiter: RateLimiter | null;
  places: OpenPlaces;
  metrics: ServerMetrics;
  tracing: Tracing;
  files: ServerFiles;
  /** Admits orders in their turn. */
  orders: Gate<OrderWork>;
};

/** The start's message names the hosts of so many companies. */
const MAX_LISTED_COMPANIES = 10;

/** Opens the database, and starts the API over it with its feeds and background jobs. */
export async function openLocalBackend(config: Config, deps: BackendDeps): Promise<OpenedBackend> {
  const { files, log, metrics } = deps;
  await checkBucket(files.pictures, "PICTURES_BUCKET");
  if (files.backups) await checkBucket(files.backups.files, "BACKUP_DIR");
  const database = await openDatabase({
    ...config,
    command: "comanda serve",
    log,
    ...((config.metrics || config.traces) && { onQuery: metrics.countQuery }),
  });
  try {
    return await startApi(config, database, deps);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startApi(
  config: Config,
  database: OpenDatabase,
  { log, limiter, places, metrics, tracing, files, orders }: BackendDeps,
): Promise<OpenedBackend> {
  const { db, events, commitCount, lastUsedAt, poolUse, pagePositions } = database;
  const { demo, localWebhooks, region } = config;
  const { pictures } = files;
  const secret = loadOrCreateSecretKey(config.secretKey, config.dataDir);
  if (config.databaseUrl) limiter?.shareGuarded(sharedBuckets(db, secret));
  const payments = createPaymentEnvironment(config, secret);
  const { secretKeys } = payments;
  const clock = () => new Date();
  const consoleUrl = consoleUrlOf(config, config.port);
  const deps = { db, events, payments, pictures, clock, log, metrics, consoleUrl, localWebhooks };
  const { jobs, vapidKeys } = await prepareDatabase(config, database, { ...deps, tracing });
  const alerts = createAlertServices(config, { ...deps, jobs, secretKeys, vapidKeys });
  const findMember = createFindMember({ db, clock, secret });
  const environment = {
    secret,
    limiter,
    places: places.api,
    version,
    region,
    demo,
    findMember,
    admitOrder: admitOrdersBy(orders),
    mailer: alerts.services.mailer,
    alerts: alerts.services,
  };
  const consoleLinks = await createConsoleLinks({ ...deps, ...environment });
  // A free port is known only after the start; links then lead to where the request came to.
  const api = createApp({ ...deps, ...environment, consoleUrl: config.port ? consoleUrl : null });
  const companies = await listCompanies(deps, MAX_LISTED_COMPANIES);
  const backup = backupDepsOf(config, { ...database, pictures });
  const operatorChannel = await acceptOperatorCommands(database, {
    dataDir: config.dataDir,
    open: async () => deps,
    openBackup: async () => backup,
    archiveAt: archiveAtOf(config),
  });

  const onError = (error: Error) => log.error(loggableError(error));
  const orderFeed = createOrderFeed({ ...deps, secret, onError });
  const visitorFeed = createVisitorFeed({
    orders: orderFeed,
    tables: createTableFeed({ ...deps, onError }),
    sharedCarts: createSharedCartFeed(deps),
  });
  const boardFeed = createBoardFeed({ ...deps, findMember, onError });

  const closing = new AbortController();
  const { signal } = closing;
  const background = await startBackgroundJobs({
    ...deps,
    ...environment,
    jobs,
    secretKeys,
    alerts,
    lastUsedAt,
    orderFeed,
    signal,
    backup,
    backups: files.backups,
  });
  const icons = makeMissingIcons({ ...deps, signal }).catch(onError);

  return {
    backend: createLocalBackend(api, createLoggingReader(log)),
    local: { visitorFeed, boardFeed, findMember },
    deviceOf: (cookies) => deviceOfCookies(cookies, secret),
    menuVersion: createMenuVersionReader({ ...deps, pagePositions }, commitCount),
    pagePositions,
    findAccount: createFindAccount({ db, clock, secret }),
    hosts: companies.flatMap(({ hosts }) => hosts),
    consoleLinks,
    poolUse,
    backlog: () => readBacklog({ db }),
    isDatabaseReady: () => isHealthy({ db, version, region }),
    close: async () => {
      closing.abort();
      await Promise.all([icons, background.stop()]);
      await operatorChannel?.close();
      await database.close();
      places.close();
    },
  };
}
