import type { BucketAddress } from "./s3-bucket-files.ts";

/** Names of buckets that every service takes. */
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/u;

/** Whether a text names a bucket rather than a path. */
export const isBucketAddress = (text: string): boolean => text.startsWith("s3://");

/** Reads `s3://bucket/folder`; null for what is no such address. */
export function readBucketAddress(text: string): BucketAddress | null {
  const [, bucket, path = ""] = BUCKET.exec(text) ?? [];
  if (bucket === undefined || !/^[\w./-]*$/u.test(path) || path.includes("//")) return null;
  const folder = path.replace(/\/+$/u, "");
  if (folder.split("/").includes("..")) return null;
  return { bucket, prefix: folder === "" ? "" : `${folder}/` };
}
