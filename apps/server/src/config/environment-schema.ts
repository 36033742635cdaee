import * as v from "valibot";
import { backupSchemas } from "./backup-config.ts";
import { consoleSchemas, portSchema } from "./console-config.ts";
import { databaseSchemas, postgresUrlSchema } from "./database-config.ts";
import { filesSchemas } from "./files-config.ts";
import { folderSchema } from "./folder-schema.ts";
import { mailSchemas } from "./mail-config.ts";
import { metricsSchemas } from "./metrics-config.ts";
import { paymentSchemas, secretKeySchema } from "./payments-config.ts";
import { placesSchemas } from "./places-config.ts";
import { tracesSchemas } from "./traces-config.ts";
import { baseUrlSchema, originSchema, pageUrlSchema, stripTrailingSlash } from "./url-schemas.ts";

const onOffSchema = v.picklist(["on", "off"], "must be on or off");

/**
 * Every environment variable that Comanda reads; none is required. `docs/configuration.md`
 * describes each of them, and a test compares both lists.
 */
export const EnvironmentSchema = v.object({
  PORT: v.optional(portSchema, "3000"),
  HOST: v.optional(v.string()),
  ...consoleSchemas,
  DATA_DIR: v.optional(folderSchema, ".data"),
  DATABASE_URL: v.optional(postgresUrlSchema),
  ...databaseSchemas,
  ...backupSchemas,
  ...filesSchemas,
  DEMO: v.optional(onOffSchema, "on"),
  API_URL: v.optional(baseUrlSchema),
  API_LEGACY_URL: v.optional(baseUrlSchema),
  API_LEGACY_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((names) => names.split(",").map((name) => name.trim())),
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^ms-[a-z]+$/u, "must be names such as ms-companies, with commas between"),
        ),
      ),
    ),
  ),
  STORAGE_URL: v.optional(
    v.pipe(
      v.string(),
      // The pages' policy (`img-src`) allows pictures from this server and over HTTPS only.
      v.regex(
        /^(https:\/\/[^\s/]\S*|\/(?!\/)[\w./-]*)$/u,
        "must begin with https://, or be a path of this server such as /media",
      ),
      stripTrailingSlash,
    ),
    "/media",
  ),
  TRUST_PROXY: v.optional(onOffSchema, "off"),
  RATE_LIMITS: v.optional(onOffSchema, "on"),
  SECRET_KEY: v.optional(secretKeySchema),
  CONSOLE_URL: v.optional(originSchema),
  HOST_CHECK_PORT: v.optional(portSchema),
  COMANDA_ENV: v.optional(
    v.picklist(["production", "development"], "must be production or development"),
    "development",
  ),
  PROVIDER_URL: v.optional(pageUrlSchema),
  TERMS_URL: v.optional(pageUrlSchema),
  PRIVACY_URL: v.optional(pageUrlSchema),
  ...paymentSchemas,
  ...placesSchemas,
  ...mailSchemas,
  ...metricsSchemas,
  ...tracesSchemas,
  WEBHOOKS_LOCAL: v.optional(onOffSchema, "off"),
  REGION: v.optional(v.pipe(v.string(), v.maxLength(40)), "local"),
  LOG_LEVEL: v.optional(
    v.picklist(
      ["silent", "fatal", "error", "warn", "info", "debug"],
      "must be silent, fatal, error, warn, info or debug",
    ),
    "info",
  ),
});
