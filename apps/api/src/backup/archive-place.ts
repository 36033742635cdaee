import path from "node:path";
import type { FileStore } from "../files/file-store.ts";
import { folderFiles } from "../files/folder-files.ts";

/** Where an archive is: a file of a folder or of a bucket. */
export type ArchivePlace = {
  files: FileStore;
  name: string;
  /** What messages call it. */
  label: string;
};

/** An archive that is a file of this machine. */
export function archiveFile(file: string): ArchivePlace {
  return { files: folderFiles(path.dirname(file)), name: path.basename(file), label: file };
}

/** Returns where an archive with this name is in a folder or a bucket of backups. */
export function archiveIn(files: FileStore, name: string): ArchivePlace {
  const isFolder = files.localFolder !== null;
  return { files, name, label: isFolder ? path.join(files.place, name) : files.place + name };
}
