import { existsSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";

type StaticFilesOptions = {
  cacheControl: string;
  /** Converts the path of a request to the path in the folder. */
  inFolder?: (path: string) => string;
  /** Keeps answers in memory: only for files whose content never changes under one name. */
  memory?: boolean;
};

/** The bytes of all files that a folder's memory keeps, and of the largest of them. */
const MEMORY = { total: 6 * 1024 * 1024, file: 256 * 1024 };
/** The encodings of compressed twins. */
const ENCODINGS = ["br", "zstd", "gzip"];

/** The headers of a file; other headers belong to one request, such as its id. */
const FILE_HEADERS = [
  "content-type",
  "content-encoding",
  "content-length",
  "vary",
  "last-modified",
  "cache-control",
];

type StoredAnswer = { body: ArrayBuffer; headers: Record<string, string> };

/**
 * Serves the files of a folder, or their compressed twins; other paths go to the next handler. With
 * `memory` a file that is requested again is not read again: opening, reading and closing files took
 * a quarter of the server's time when many first visits came at once.
 */
export function staticFiles(
  folder: string,
  { cacheControl, inFolder, memory = false }: StaticFilesOptions,
): MiddlewareHandler {
  const serve = serveFolder(folder, inFolder);
  const stored = new LRUCache<string, StoredAnswer>({
    maxSize: MEMORY.total,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
  });
  return async (c, next) => {
    const isWhole = c.req.method === "GET" && c.req.header("range") === undefined;
    const key = memory && isWhole ? keyOf(c.req.path, c.req.header("accept-encoding")) : null;
    const found = key === null ? undefined : stored.get(key);
    if (found) return c.body(found.body, 200, found.headers);
    const file = await serve(c, next);
    if (!(file instanceof Response)) return file;
    file.headers.set("cache-control", cacheControl);
    const size = Number(file.headers.get("content-length"));
    if (key === null || file.status !== 200 || size > MEMORY.file) return file;
    const body = await file.arrayBuffer();
    if (body.byteLength === size) stored.set(key, { body, headers: headersOfFile(file) });
    return new Response(body, { headers: file.headers });
  };
}

/** The first picture makes the folder of the pictures; a missing folder would print a warning. */
function serveFolder(root: string, rewriteRequestPath?: (path: string) => string) {
  let serve: MiddlewareHandler | undefined;
  const handler: MiddlewareHandler = async (c, next) => {
    if (!serve && existsSync(root))
      serve = serveStatic({ root, rewriteRequestPath, precompressed: true });
    return serve ? serve(c, next) : next();
  };
  return handler;
}

/** Requests that accept the same encodings get the same bytes. */
function keyOf(path: string, acceptEncoding = ""): string {
  const accepted = acceptEncoding.split(",").map((encoding) => encoding.trim());
  return `${ENCODINGS.filter((encoding) => accepted.includes(encoding)).join()} ${path}`;
}

function headersOfFile({ headers }: Response): Record<string, string> {
  return Object.fromEntries(
    FILE_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
