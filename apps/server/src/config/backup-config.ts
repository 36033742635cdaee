import { type BackupSchedule, MAX_BACKUP_HOURS } from "@comanda/api/backup/backup-job";
import * as v from "valibot";
import { boundedNumber } from "./bounded-number.ts";
import { folderSchema } from "./folder-schema.ts";

/** Backups that the server writes by itself (docs/deploy.md). */
export const backupSchemas = {
  BACKUP_DIR: v.optional(folderSchema),
  BACKUP_EVERY: boundedNumber(1, MAX_BACKUP_HOURS, 24),
  BACKUP_KEEP: boundedNumber(1, 1_000, 14),
};

const Variables = v.object(backupSchemas);
type Variables = v.InferOutput<typeof Variables>;

/** Null writes none. */
export function backupScheduleFrom(env: Variables): BackupSchedule | null {
  const { BACKUP_DIR: folder, BACKUP_EVERY: hours, BACKUP_KEEP: keep } = env;
  return folder === undefined ? null : { folder, everySeconds: hours * 3_600, keep };
}
