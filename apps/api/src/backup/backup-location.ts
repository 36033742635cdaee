import path from "node:path";
import type { FileStore } from "../files/file-store.ts";
import { folderFiles } from "../files/folder-files.ts";

/** Where a backup is written and read: a file of a folder, or of a bucket (S3). */
export type BackupLocation = {
  files: FileStore;
  name: string;
  /** What messages call it. */
  label: string;
};

/** A backup that is a file of this machine. */
export function archiveFile(file: string): BackupLocation {
  return { files: folderFiles(path.dirname(file)), name: path.basename(file), label: file };
}

/** Returns where a backup with this name is in a folder or a bucket of backups. */
export function archiveIn(files: FileStore, name: string): BackupLocation {
  const isFolder = files.localFolder !== null;
  return { files, name, label: isFolder ? path.join(files.place, name) : files.place + name };
}
