import { createApp } from "@comanda/api/app";
import { createBoardFeed } from "@comanda/api/board/board-feed";
import { listCompanies } from "@comanda/api/companies/list-companies";
import type { OrderWork } from "@comanda/api/context/admit-order";
import { claimSecretKey } from "@comanda/api/db/claim-secret-key";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { analyzeNewTables } from "@comanda/api/db/maintenance/create-maintenance";
import { purgeExpiredData } from "@comanda/api/db/maintenance/purge-expired-data";
import { migrate } from "@comanda/api/db/migrate/migrate";
import { checkBucket } from "@comanda/api/files/check-bucket";
import { deviceOfCookies } from "@comanda/api/http/device-cookie";
import { openJobs } from "@comanda/api/jobs/open-jobs";
import type { RateLimiter } from "@comanda/api/limits/limiter";
import { sharedBuckets } from "@comanda/api/limits/shared-buckets.store";
import { readBacklog } from "@comanda/api/monitoring/read-backlog";
import { createOrderFeed } from "@comanda/api/notifications/order-feed";
import { isHealthy } from "@comanda/api/notifications/read-health";
import { makeMissingIcons } from "@comanda/api/pictures/make-missing-icons";
import { loadOrCreateVapidKeys } from "@comanda/api/push/vapid-keys";
import { createFindMember } from "@comanda/api/sessions/find-member";
import { loggableError } from "@comanda/api/shared/loggable-error";
import { createSharedCartFeed } from "@comanda/api/shared-cart-calls/shared-cart-feed";
import { createFindAccount } from "@comanda/api/sign-in/find-account";
import { createTableFeed } from "@comanda/api/table-calls/table-feed";
import type { FindAccount } from "@comanda/console/app/server/server-context.ts";
import type { Logger } from "pino";
import { createLocalBackend, createLoggingReader, createRemoteBackend } from "./backend/backend.ts";
import { openOperatorChannel } from "./commands/operator-channel.ts";
import { runCommand } from "./commands/run-command.ts";
import { archiveAtOf, backupDepsOf } from "./config/backup-deps.ts";
import { consoleUrlOf } from "./config/console-url.ts";
import type { ServerFiles } from "./config/open-files.ts";
import { createPaymentEnvironment } from "./config/payment-environment.ts";
import type { Config } from "./config/read-config.ts";
import { loadOrCreateSecretKey } from "./config/secret-key.ts";
import { version } from "./config/version.ts";
import { jobKinds, startBackgroundJobs } from "./lifecycle/background-jobs.ts";
import { createConsoleLinks } from "./lifecycle/console-links.ts";
import { createAlertServices } from "./lifecycle/create-alert-services.ts";
import { importDemo } from "./lifecycle/import-demo.ts";
import type { ServerMetrics } from "./metrics/metrics.ts";
import type { OpenedBackend } from "./opened-backend.ts";
import type { Gate } from "./overload/gate.ts";
import { admitOrdersBy } from "./overload/gates.ts";
import { createMenuVersionReader } from "./page-cache/menu-version-reader.ts";
import type { OpenPlaces } from "./places/open-places.ts";
import { createVisitorFeed } from "./sockets/visitor-feed.ts";
import type { Tracing } from "./tracing/tracing.ts";

/** Another backend has its own accounts. */
const nobodyIsSignedIn: FindAccount = async () => null;

type BackendDeps = {
  log: Logger;
  limiter: RateLimiter | null;
  places: OpenPlaces;
  metrics: ServerMetrics;
  tracing: Tracing;
  files: ServerFiles;
  /** Admits orders in their turn. */
  orders: Gate<OrderWork>;
};

/** Opens the API of this process with its database, or the one at `API_URL`. */
export async function openBackend(config: Config, deps: BackendDeps): Promise<OpenedBackend> {
  if (!config.api) return openLocalBackend(config, deps);
  const reader = createLoggingReader(deps.log);
  return {
    backend: createRemoteBackend(config.api, undefined, reader),
    local: null,
    deviceOf: () => null,
    menuVersion: null,
    pagePositions: null,
    findAccount: nobodyIsSignedIn,
    hosts: [],
    consoleLinks: { demo: null, claims: [] },
    poolUse: null,
    backlog: null,
    isDatabaseReady: async () => true,
    close: async () => deps.places.close(),
  };
}

async function openLocalBackend(
  config: Config,
  { log, limiter, places, metrics, tracing, files, orders }: BackendDeps,
): Promise<OpenedBackend> {
  const { pictures } = files;
  await checkBucket(pictures, "PICTURES_BUCKET");
  if (files.backups) await checkBucket(files.backups.files, "BACKUP_DIR");
  const database = await openDatabase({
    ...{ ...config, command: "comanda serve", log },
    ...((config.metrics || config.traces) && { onQuery: metrics.countQuery }),
  });
  const { db, events, lock, commitCount, lastUsedAt, poolUse, pagePositions } = database;
  try {
    const secret = loadOrCreateSecretKey(config.secretKey, config.dataDir);
    if (config.databaseUrl) limiter?.shareGuarded(sharedBuckets(db, secret));
    const payments = createPaymentEnvironment(config, secret);
    const clock = () => new Date();
    const { dataDir, demo, localWebhooks } = config;
    const consoleUrl = consoleUrlOf(config, config.port);
    const shared = { db, events, payments, pictures, clock, log, metrics };
    const deps = { ...shared, consoleUrl, localWebhooks };
    const { secretKeys } = payments;
    const { jobs, vapidKeys } = await database.runExclusively(async () => {
      await migrate(db);
      if (config.databaseUrl) await claimSecretKey(db, payments.secretKeys);
      await purgeExpiredData(db);
      if (config.demo) await importDemo({ ...deps, dataDir }, (text) => log.info(text));
      if (lastUsedAt) await analyzeNewTables(db);
      const jobs = await openJobs({
        ...{ connection: database.jobsConnection, kinds: jobKinds, log },
        onAttempt: metrics.countJob,
        followJob: tracing.followJob,
      });
      return { jobs, vapidKeys: await loadOrCreateVapidKeys(db, secretKeys) };
    });
    const alerts = createAlertServices(config, { ...deps, jobs, secretKeys, vapidKeys });
    const { region } = config;
    const findMember = createFindMember({ db, clock, secret });
    const { mailer } = alerts.services;
    const staff = { findMember, mailer, demo, alerts: alerts.services };
    const admitOrder = admitOrdersBy(orders);
    const environment = {
      ...{ secret, limiter, places: places.api, version, region, admitOrder },
      ...staff,
    };
    const consoleLinks = await createConsoleLinks({ ...deps, ...environment });
    // A free port is known only after the start; links then lead to where the request came to.
    const api = createApp({ ...deps, ...environment, consoleUrl: config.port ? consoleUrl : null });
    const companies = await listCompanies(deps, 10);
    const backup = backupDepsOf(config, { ...database, pictures });
    const commands = {
      ...{ dataDir, open: async () => deps, openBackup: async () => backup },
      archiveAt: archiveAtOf(config),
    };
    const operatorChannel =
      lock &&
      (await openOperatorChannel(({ argv, folder: workingDir }, output) =>
        runCommand(argv, { ...commands, workingDir, output }),
      ));
    if (operatorChannel) lock.writeOperatorChannel(operatorChannel.address);
    const logError = (error: Error) => log.error(loggableError(error));
    const closing = new AbortController();
    const { signal } = closing;
    const orderFeed = createOrderFeed({ ...deps, secret, onError: logError });
    const boardFeed = createBoardFeed({ ...deps, findMember, onError: logError });
    const background = await startBackgroundJobs({
      ...{ ...deps, ...environment, jobs, secretKeys, alerts },
      ...{ lastUsedAt, orderFeed, signal, backup, backups: files.backups },
    });
    const icons = makeMissingIcons({ ...deps, signal }).catch(logError);
    const close = async () => {
      closing.abort();
      await Promise.all([icons, background.stop()]);
      await operatorChannel?.close();
      await database.close();
      places.close();
    };
    const hosts = companies.flatMap(({ hosts }) => hosts);
    const menuVersion = createMenuVersionReader({ ...deps, pagePositions }, commitCount);
    const deviceOf = (cookies: string | undefined) => deviceOfCookies(cookies, secret);
    const backend = createLocalBackend(api, createLoggingReader(log));
    const visitorFeed = createVisitorFeed({
      orders: orderFeed,
      tables: createTableFeed({ ...deps, onError: logError }),
      sharedCarts: createSharedCartFeed(deps),
    });
    const local = { visitorFeed, boardFeed, findMember };
    const findAccount = createFindAccount({ db, clock, secret });
    const watched = {
      poolUse,
      backlog: () => readBacklog({ db }),
      isDatabaseReady: () => isHealthy({ db, version, region }),
    };
    const found = { local, deviceOf, menuVersion, pagePositions, findAccount, hosts, consoleLinks };
    return { backend, ...found, ...watched, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
