import { MAX_BACKUP_HOURS } from "@comanda/api/backup/backup-job";
import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import * as v from "valibot";
import { boundedNumber } from "./bounded-number.ts";
import { type FilesLocation, filesLocationSchema } from "./files-config.ts";

/** Backups that the server writes by itself (docs/deploy.md). */
export const backupSchemas = {
  BACKUP_DIR: v.optional(filesLocationSchema),
  BACKUP_EVERY: boundedNumber(1, MAX_BACKUP_HOURS, 24),
  BACKUP_KEEP: boundedNumber(1, 1_000, 14),
};

const Variables = v.object(backupSchemas);
type Variables = v.InferOutput<typeof Variables>;

export type BackupConfig = { location: FilesLocation; everySeconds: number; keep: number };

/** Null writes none. */
export function backupConfigFrom(env: Variables): BackupConfig | null {
  const { BACKUP_DIR: location, BACKUP_EVERY: hours, BACKUP_KEEP: keep } = env;
  return location === undefined ? null : { location, everySeconds: hours * HOUR_SECONDS, keep };
}
