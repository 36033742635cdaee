import type { BackupLocation } from "@comanda/api/backup/backup-location";
import type { RestoreTarget } from "@comanda/api/backup/restore-backup";
import type { BackupDeps } from "@comanda/api/backup/write-backup";
import type { Deps } from "@comanda/api/context/deps";
import type { ExportDeps } from "@comanda/api/import/export-company";
import type { ImportDeps } from "@comanda/api/import/import-company";
import type { CommandOutput } from "./command-output.ts";

export type CommandDeps = ImportDeps & ExportDeps & Pick<Deps, "payments" | "log" | "consoleUrl">;

/** What a command works with. */
export type CommandContext = {
  output: CommandOutput;
  /** The folder that relative paths start from. */
  workingDir: string;
  /** The data folder. It holds the address index, also when the database is Postgres. */
  dataDir: string;
  /** Opens the database when the command needs it. */
  open: () => Promise<CommandDeps>;
  /**
   * Opens the database without creating or migrating it; null if there is none. `runCommand` uses
   * `open` if it is not given.
   */
  openExisting: () => Promise<Pick<CommandDeps, "db"> | null>;
  /** Opens the database as it is, for a backup; null if there is none. */
  openBackup?: () => Promise<BackupDeps | null>;
  /** The place of an archive: a file, or `s3://bucket/folder/file`. */
  archiveAt?: (file: string) => BackupLocation;
  /** Where a backup is restored; absent in a running server, which cannot. */
  restoreTarget?: Omit<RestoreTarget, "replace">;
  /** Marks the command as refused, after its reason is written. */
  markRefused: () => void;
};
