import { createApp } from "@comanda/api/app";
import { listCompanies } from "@comanda/api/companies/list-companies";
import type { OpenDatabase } from "@comanda/api/db/connect/database-handle";
import { openDatabase } from "@comanda/api/db/connect/open-database";
import { checkBucket } from "@comanda/api/files/check-bucket";
import { isHealthy } from "@comanda/api/health/read-health";
import { deviceOfCookies } from "@comanda/api/http/device-cookie";
import { readBacklog } from "@comanda/api/monitoring/read-backlog";
import { makeMissingSizes } from "@comanda/api/pictures/make-missing-sizes";
import { loggableError } from "@comanda/api/shared/loggable-error";
import { createFindAccount } from "@comanda/api/sign-in/find-account";
import { createLocalBackend, createLoggingReader } from "./backend/backend.ts";
import type { BackendDeps, OpenedBackend } from "./backend-types.ts";
import { acceptOperatorCommands } from "./commands/accept-operator-commands.ts";
import { archiveAtOf, backupDepsOf } from "./config/backup-deps.ts";
import type { Config } from "./config/read-config.ts";
import { startBackgroundJobs } from "./lifecycle/background-jobs.ts";
import { createConsoleLinks } from "./lifecycle/console-links.ts";
import { createLocalFeeds } from "./lifecycle/create-local-feeds.ts";
import { createMenuVersionReader } from "./page-cache/menu-version-reader.ts";
import { prepareApi } from "./prepare-api.ts";

/** The start's message names the hosts of this many companies. */
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

/** Prepares the open database, and starts the API over it. */
async function startApi(
  config: Config,
  database: OpenDatabase,
  backendDeps: BackendDeps,
): Promise<OpenedBackend> {
  const { log, places, files } = backendDeps;
  const { lastUsedAt, poolUse, pagePositions } = database;
  const prepared = await prepareApi(config, database, backendDeps);
  const { commandDeps, deps, jobs, alerts, secretKeys } = prepared;
  const { db, clock, secret, findMember, version, region } = deps;
  const consoleLinks = await createConsoleLinks(deps);
  // A free port is known only after the start; links then lead to where the request came to.
  const api = createApp({ ...deps, consoleUrl: config.port ? deps.consoleUrl : null });
  const companies = await listCompanies(deps, MAX_LISTED_COMPANIES);
  const backup = backupDepsOf(config, { ...database, pictures: files.pictures });
  const operatorChannel = await acceptOperatorCommands(database, {
    dataDir: config.dataDir,
    open: async () => commandDeps,
    openBackup: async () => backup,
    archiveAt: archiveAtOf(config),
  });

  const onError = (error: Error) => log.error(loggableError(error));
  const { orderFeed, visitorFeed, boardFeed } = createLocalFeeds({ ...deps, onError });
  const closing = new AbortController();
  const { signal } = closing;
  const background = await startBackgroundJobs({
    ...deps,
    jobs,
    secretKeys,
    alerts,
    lastUsedAt,
    orderFeed,
    signal,
    ownName: deps.consoleUrl ? new URL(deps.consoleUrl).hostname : null,
    backup,
    backups: files.backups,
  });
  const missingSizes = makeMissingSizes({ ...deps, signal }).catch(onError);

  return {
    backend: createLocalBackend(api, createLoggingReader(log)),
    local: { visitorFeed, boardFeed, findMember },
    deviceOf: (cookies) => deviceOfCookies(cookies, secret),
    menuVersion: createMenuVersionReader({ ...deps, pagePositions }, database.commitCount),
    pagePositions,
    findAccount: createFindAccount({ db, clock, secret }),
    hosts: companies.flatMap(({ hosts }) => hosts),
    consoleLinks,
    poolUse,
    backlog: () => readBacklog({ db }),
    isDatabaseReady: () => isHealthy({ db, version, region }),
    close: async () => {
      closing.abort();
      await Promise.all([missingSizes, background.stop()]);
      await operatorChannel?.close();
      await database.close();
      places.close();
    },
  };
}
