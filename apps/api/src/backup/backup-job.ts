import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { HOUR_SECONDS } from "@comanda/domain/time/durations";
import type { Logger } from "pino";
import type { FileStore, StoredFile } from "../files/file-store.ts";
import { type JobKind, type JobWorker, jobWorker } from "../jobs/job-kind.ts";
import { archiveIn } from "./backup-location.ts";
import { verifyBackup } from "./verify-backup.ts";
import { type BackupDeps, writeBackup } from "./write-backup.ts";

/** Where and how often backups are written by themselves, and how many are kept. */
export type BackupSchedule = { files: FileStore; everySeconds: number; keep: number };

/** The longest time between two backups. */
export const MAX_BACKUP_HOURS = 168;

/** One process of a database does it; the queue remembers it for longer than the next one is due. */
export const backupJob: JobKind<Record<string, never>> = {
  name: "backup",
  retries: 3,
  retrySeconds: 300,
  attemptSeconds: 3 * HOUR_SECONDS,
  keepSeconds: (MAX_BACKUP_HOURS + 24) * HOUR_SECONDS,
};

/** Writes the backups that are due; without a schedule none. */
export function backupWorker(
  deps: BackupDeps & { log: Pick<Logger, "info"> },
  schedule: BackupSchedule | null,
): JobWorker {
  return jobWorker(backupJob, async () => {
    if (schedule) await writeScheduledBackup(deps, schedule);
  });
}

/**
 * Writes and verifies a backup, then deletes the oldest ones beyond `keep`. Returns its name. A backup that
 * cannot be read whole is deleted: it would count among those that are kept, in place of a good one.
 */
export async function writeScheduledBackup(
  deps: BackupDeps & { log: Pick<Logger, "info"> },
  { files, keep }: Pick<BackupSchedule, "files" | "keep">,
): Promise<string> {
  if (files.localFolder !== null) await deleteUnfinished(files.localFolder);
  const place = archiveIn(files, backupName(deps.clock()));
  await writeBackup(deps, place);
  try {
    await verifyBackup(place);
  } catch (error) {
    await files.remove(place.name).catch(() => undefined);
    throw error;
  }
  const found: StoredFile[] = [];
  for await (const file of files.list("", { deep: false }))
    if (SCHEDULED.test(file.name)) found.push(file);
  found.sort((one, other) => (one.name < other.name ? -1 : 1));
  const bytes = found.find(({ name }) => name === place.name)?.size;
  deps.log.info({ backup: place.label, bytes }, "Backup written");
  for (const { name } of found.slice(0, -keep)) await files.remove(name);
  return place.label;
}

/** Deletes what processes that were killed have left. */
async function deleteUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (UNFINISHED.test(name)) await rm(path.join(folder, name));
}

/** Names sort by time. Other files of the folder are left alone. */
const SCHEDULED = /^comanda-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/u;

const UNFINISHED = /^comanda-[\dTZ-]+\.tar\.gz\.\d+\.partial$/u;

/** Returns the name of a scheduled backup. */
export function backupName(now: Date): string {
  return `comanda-${stamp(now)}.tar.gz`;
}

/** Returns the name of a backup that a command writes. Scheduled backups do not delete it. */
export function manualBackupName(now: Date): string {
  return `comanda-manual-${stamp(now)}.tar.gz`;
}

const stamp = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
