import { isBucketAddress, readBucketAddress } from "@comanda/api/files/bucket-address";
import type { BucketAddress, BucketService } from "@comanda/api/files/s3-bucket-files";
import * as v from "valibot";
import { boundedNumber } from "./bounded-number.ts";
import { folderSchema } from "./folder-schema.ts";
import { baseUrlSchema } from "./url-schemas.ts";

/** A folder of this machine, or a part of a bucket. */
export type FilesLocation = { folder: string } | BucketAddress;

export const bucketSchema = v.pipe(
  v.string(),
  v.transform(readBucketAddress),
  v.check(
    (address) => address !== null,
    "must be s3:// with the name of a bucket, and a folder in it if you like: s3://bucket/folder",
  ),
  v.transform((address) => address as BucketAddress),
);

/** A path, or an address that begins with `s3://`. */
export const filesLocationSchema = v.lazy((value) =>
  typeof value === "string" && isBucketAddress(value)
    ? bucketSchema
    : v.pipe(
        folderSchema,
        v.transform((folder): FilesLocation => ({ folder })),
      ),
);

/** Files in a bucket, and the account with which it is used (docs/deploy.md). */
export const filesSchemas = {
  PICTURES_BUCKET: v.optional(bucketSchema),
  PICTURES_MB_PER_COMPANY: boundedNumber(1, 1_000_000, 5_000),
  S3_ENDPOINT: v.optional(baseUrlSchema),
  S3_REGION: v.optional(v.string(), "us-east-1"),
  S3_PATH_STYLE: v.optional(v.picklist(["on", "off"], "must be on or off"), "on"),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_TIMEOUT_MS: boundedNumber(500, 120_000, 10_000),
};

const Variables = v.object(filesSchemas);
type Variables = v.InferOutput<typeof Variables>;

/** The account with which buckets are used; null without one. */
export function bucketServiceFrom(env: Variables): BucketService | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId === undefined || secretAccessKey === undefined) return null;
  const region = env.S3_REGION;
  return {
    accessKeyId,
    secretAccessKey,
    region,
    endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    pathStyle: env.S3_PATH_STYLE === "on",
    timeoutMs: env.S3_TIMEOUT_MS,
  };
}

/** What is missing, one text per variable. */
export function filesConfigErrors(
  env: Variables & { BACKUP_DIR?: FilesLocation | undefined },
): string[] {
  const users = [
    env.PICTURES_BUCKET && "PICTURES_BUCKET",
    env.BACKUP_DIR && "bucket" in env.BACKUP_DIR && "BACKUP_DIR",
  ].filter(Boolean);
  const missing = (["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).filter(
    (name) => env[name] === undefined,
  );
  const isHalf = missing.length === 1;
  if (users.length === 0 && !isHalf) return [];
  return missing.map(
    (name) => `${name} is missing: ${users.join(" and ") || "the other key"} needs it`,
  );
}
