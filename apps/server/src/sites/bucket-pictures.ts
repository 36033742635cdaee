import { BucketFailure } from "@comanda/api/files/bucket-failure";
import type { FileStore } from "@comanda/api/files/file-store";
import { UNAVAILABLE_SECONDS } from "@comanda/api/http/answer-problem";
import { loggableError } from "@comanda/api/shared/loggable-error";
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";

type BucketPicturesDeps = {
  pictures: Pick<FileStore, "read">;
  cacheControl: string;
  /** Converts the path of a request to that of the picture. */
  inFolder: (path: string) => string;
  log: Pick<Logger, "error">;
};

/** The bytes of all pictures that are kept, and of the largest of them. */
const MEMORY = { total: 16 * 1024 * 1024, file: 1024 * 1024 };
/** Pictures are read whole; more requests than this at once get 503. */
const MAX_READS = 64;
/** A name as pictures get it. No other name is looked up in the bucket, where each request costs money. */
const PICTURE =
  /^\/media\/[a-z0-9]+(?:\/[a-z0-9]+){0,5}\/[0-9a-f]{32}(?:-\d+)?\.(?:webp|jpg|png)$/u;

/**
 * Serves the pictures of a bucket, at the addresses and with the headers of a folder's. Visitors never
 * reach the bucket itself. Several requests for one picture read it once.
 */
export function bucketPictures({
  pictures,
  cacheControl,
  inFolder,
  log,
}: BucketPicturesDeps): MiddlewareHandler {
  const stored = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MEMORY.total,
    maxEntrySize: MEMORY.file,
    sizeCalculation: (bytes) => Math.max(1, bytes.byteLength),
  });
  const reading = new Map<string, Promise<Uint8Array | null>>();
  const read = (name: string) => {
    const started = reading.get(name) ?? pictures.read(name).finally(() => reading.delete(name));
    reading.set(name, started);
    return started;
  };
  /** Null when there is no such picture, "unavailable" when the bucket does not answer. */
  const find = async (name: string) => {
    const known = stored.get(name);
    if (known) return known;
    if (reading.size >= MAX_READS && !reading.has(name)) return "unavailable";
    try {
      const found = await read(name);
      if (!found) return null;
      const bytes = new Uint8Array(found);
      stored.set(name, bytes);
      return bytes;
    } catch (error) {
      if (!(error instanceof BucketFailure)) throw error;
      log.error(loggableError(error));
      return "unavailable";
    }
  };
  return async (c, next) => {
    const path = inFolder(c.req.path);
    const found = PICTURE.test(path) ? await find(path.slice(1)) : null;
    if (found === null) return next();
    if (found === "unavailable") {
      c.header("retry-after", String(UNAVAILABLE_SECONDS));
      c.header("cache-control", "no-store");
      return c.text("The picture is not available now", 503);
    }
    c.header("cache-control", cacheControl);
    c.header("content-type", getMimeType(path) ?? "application/octet-stream");
    c.header("content-length", String(found.byteLength));
    return c.req.method === "HEAD" ? c.body(null) : c.body(found);
  };
}
