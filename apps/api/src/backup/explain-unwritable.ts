import { BackupRefused } from "./backup-refused.ts";

const ANOTHER_FOLDER =
  "Name a file, or set a BACKUP_DIR, where Comanda may write, such as in DATA_DIR; with systemd, ReadWritePaths= of the unit allows another folder (docs/backup.md).";
const ANOTHER_DISK = "Free some space, or choose a place on another disk.";
const FULL = { reason: "its disk is full", remedy: ANOTHER_DISK };
const FORBIDDEN = {
  reason: "the user of this process may not write there",
  remedy: ANOTHER_FOLDER,
};
const NO_FOLDER = { reason: "a part of its path is a file", remedy: "Choose another place." };

const EXPLANATIONS = new Map([
  ["EROFS", { reason: "the folder is read-only for this process", remedy: ANOTHER_FOLDER }],
  ["EACCES", FORBIDDEN],
  ["EPERM", FORBIDDEN],
  ["ENOSPC", FULL],
  ["EDQUOT", FULL],
  ["ENOTDIR", NO_FOLDER],
  ["EEXIST", NO_FOLDER],
]);

/**
 * Returns a `BackupRefused` that says why the place of a backup cannot be written and what helps, or the
 * error itself if it means something else.
 */
export function explainUnwritable(error: NodeJS.ErrnoException, label: string): Error {
  const found = EXPLANATIONS.get(error.code ?? "");
  if (!found) return error;
  return new BackupRefused(`${label} cannot be written: ${found.reason}. ${found.remedy}`);
}
