import { setTimeout as sleep } from "node:timers/promises";
import type { BackupSchedule } from "@comanda/api/backup/backup-job";
import { isBucketAddress, readBucketAddress } from "@comanda/api/files/bucket-address";
import type { BucketOutcome } from "@comanda/api/files/bucket-fetch";
import { CHECK_FILE } from "@comanda/api/files/check-bucket";
import type { FileStore } from "@comanda/api/files/file-store";
import { folderFiles } from "@comanda/api/files/folder-files";
import { s3BucketFiles } from "@comanda/api/files/s3-bucket-files";
import { OperatorError } from "../errors/operator-error.ts";
import type { FilesLocation } from "./files-config.ts";
import type { Config } from "./read-config.ts";

/** Opens a folder, or a bucket with the account of the configuration. */
export function openFiles(
  { bucketService }: Pick<Config, "bucketService">,
  location: FilesLocation,
  onRequest?: (method: string, outcome: BucketOutcome) => void,
): FileStore {
  if ("folder" in location) return folderFiles(location.folder);
  if (bucketService) return s3BucketFiles(bucketService, location, onRequest);
  throw new OperatorError("A bucket needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
}

/** Opens the folder of a file in a bucket, and returns it with the file's name; null for a path. */
export function openBucketFile(
  config: Pick<Config, "bucketService">,
  address: string,
): { files: FileStore; name: string } | null {
  if (!isBucketAddress(address)) return null;
  const at = address.lastIndexOf("/") + 1;
  const location = at > "s3://".length ? readBucketAddress(address.slice(0, at)) : null;
  if (location) return { files: openFiles(config, location), name: address.slice(at) };
  throw new OperatorError(`${address} must be s3://bucket/folder/file.`);
}

export type ServerFiles = {
  pictures: FileStore;
  /** When and where backups are written; null for never. */
  backups: BackupSchedule | null;
  /** Whether the bucket of the pictures answers; null when they are in a folder. */
  isBucketUp: (() => Promise<boolean>) | null;
};

/** Milliseconds: a reader of states does not wait for a bucket that hangs. */
const TIMEOUT_MS = 2_000;

/** Opens the files that a server works with. */
export function openServerFiles(
  config: Pick<Config, "bucketService" | "pictures" | "backups">,
  onRequest: (method: string, outcome: BucketOutcome) => void,
): ServerFiles {
  const pictures = openFiles(config, config.pictures, onRequest);
  const { backups } = config;
  return {
    pictures,
    backups: backups && { ...backups, files: openFiles(config, backups.location, onRequest) },
    isBucketUp:
      pictures.localFolder === null
        ? () =>
            Promise.race([
              pictures.has(CHECK_FILE).catch(() => false),
              sleep(TIMEOUT_MS, false, { ref: false }),
            ])
        : null,
  };
}
