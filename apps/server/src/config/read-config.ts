import type { PoolerAccess, PostgresLimits } from "@comanda/api/db/postgres/postgres-limits";
import type { BucketService } from "@comanda/api/files/s3-bucket-files";
import type { LegalUrls } from "@comanda/storefront/app/company/legal-urls.ts";
import type { MapConfig } from "@comanda/storefront/app/map/map-config.ts";
import * as v from "valibot";
import { OperatorError } from "../errors/operator-error.ts";
import { type BackupConfig, backupConfigFrom } from "./backup-config.ts";
import { type ConsoleConfig, consoleConfigFrom } from "./console-config.ts";
import {
  databaseConfigErrors,
  poolerFrom,
  postgresLimitsFrom,
  standbyUrlFrom,
} from "./database-config.ts";
import { EnvironmentSchema } from "./environment-schema.ts";
import { bucketServiceFrom, type FilesLocation, filesConfigErrors } from "./files-config.ts";
import { type MailConfig, mailConfigErrors, mailConfigFrom } from "./mail-config.ts";
import { type MetricsAddress, metricsConfigFrom } from "./metrics-config.ts";
import { type PaymentsConfig, paymentsConfigFrom } from "./payments-config.ts";
import {
  mapConfigFrom,
  type PlacesConfig,
  placesConfigErrors,
  placesConfigFrom,
} from "./places-config.ts";
import { type TracesConfig, tracesConfigFrom } from "./traces-config.ts";

export type Config = {
  port: number;
  /** The address to listen on; undefined listens on all addresses of the machine. */
  host: string | undefined;
  console: ConsoleConfig;
  dataDir: string;
  databaseUrl: string | null;
  postgresLimits: PostgresLimits;
  /** How the Postgres is reached where `databaseUrl` leads to a pooler; null where it does not. */
  pooler: PoolerAccess | null;
  /** A standby that pages are read from; null for none. */
  standbyUrl: string | null;
  /** When backups are written by themselves; null for never. */
  backups: BackupConfig | null;
  /** Where pictures are stored. */
  pictures: FilesLocation;
  /** How many bytes of pictures one company may upload. */
  pictureQuota: number;
  /** The account with which buckets are used; null for none. */
  bucketService: BucketService | null;
  /** A port that answers a proxy which hosts are served here; null for none. */
  hostCheckPort: number | null;
  demo: boolean;
  /** Another backend behind the storefront; null is the API of this process. */
  api: { url: string; legacyUrl: string; legacyServices: string[] } | null;
  storageUrl: string;
  /** Whether to read the visitor's address from `x-forwarded-*`. */
  trustProxy: boolean;
  /** Whether visitors have rate limits; off only for measurements. */
  rateLimits: boolean;
  secretKey: string | null;
  /** The origin of the owner's console for links; null for its host at this server's port. */
  consoleUrl: string | null;
  production: boolean;
  /** The site that pages name as the provider's; null for none. */
  providerUrl: string | null;
  legal: LegalUrls;
  payments: PaymentsConfig;
  places: PlacesConfig;
  map: MapConfig;
  mail: MailConfig;
  /** A push service of a test on this machine; null for none. */
  pushTestOrigin: string | null;
  /** Whether webhooks may be http and in local networks. */
  localWebhooks: boolean;
  /** Where metrics are read; null for nowhere. */
  metrics: MetricsAddress | null;
  /** Where traces are sent; null for nowhere. */
  traces: TracesConfig | null;
  region: string;
  logLevel: string;
};

/**
 * Reads the configuration from an environment. Throws an `OperatorError` that names every wrong
 * variable.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const nonEmptyValues = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ""),
  );
  const parsed = v.safeParse(EnvironmentSchema, nonEmptyValues);
  const faults = parsed.success
    ? [placesConfigErrors, mailConfigErrors, filesConfigErrors, databaseConfigErrors].flatMap(
        (find) => find(parsed.output),
      )
    : parsed.issues.map((issue) => `${issue.path?.[0].key} ${issue.message}`);
  if (!parsed.success || faults.length > 0) {
    const lines = faults.map((fault) => `  ${fault}`);
    throw new OperatorError(`The configuration is wrong:\n${lines.join("\n")}`);
  }
  const env = parsed.output;
  return {
    port: env.PORT,
    host: env.HOST,
    console: consoleConfigFrom(env),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    postgresLimits: postgresLimitsFrom(env),
    pooler: poolerFrom(env),
    standbyUrl: standbyUrlFrom(env),
    backups: backupConfigFrom(env),
    pictures: env.PICTURES_BUCKET ?? { folder: env.DATA_DIR },
    pictureQuota: env.PICTURES_MB_PER_COMPANY * 1_000_000,
    bucketService: bucketServiceFrom(env),
    hostCheckPort: env.HOST_CHECK_PORT ?? null,
    demo: env.DEMO === "on",
    api: env.API_URL
      ? {
          url: env.API_URL,
          legacyUrl: env.API_LEGACY_URL ?? env.API_URL,
          legacyServices: env.API_LEGACY_SERVICES ?? [],
        }
      : null,
    storageUrl: env.STORAGE_URL,
    trustProxy: env.TRUST_PROXY === "on",
    rateLimits: env.RATE_LIMITS === "on",
    secretKey: env.SECRET_KEY ?? null,
    consoleUrl: env.CONSOLE_URL ?? null,
    production: env.COMANDA_ENV === "production",
    providerUrl: env.PROVIDER_URL ?? null,
    legal: { terms: env.TERMS_URL ?? null, privacy: env.PRIVACY_URL ?? null },
    payments: paymentsConfigFrom(env, env.COMANDA_ENV === "production"),
    places: placesConfigFrom(env),
    map: mapConfigFrom(env),
    mail: mailConfigFrom(env),
    pushTestOrigin: env.PUSH_TEST_ORIGIN ?? null,
    localWebhooks: env.WEBHOOKS_LOCAL === "on",
    metrics: metricsConfigFrom(env),
    traces: tracesConfigFrom(env),
    region: env.REGION,
    logLevel: env.LOG_LEVEL,
  };
}
