import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/compress";

/** Bytes: a smaller answer fits in one packet anyway. */
const MIN_BYTES = 1_024;

/** Flushes after each piece, so that the head of a page does not wait for its end. */
const compressors = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
};

/**
 * Compresses text answers while they stream, with brotli or gzip. Leaves compressed answers as they
 * are.
 */
export const compression: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get("content-type") ?? "");
  const length = Number(headers.get("content-length") ?? MIN_BYTES);
  if (!isText || length < MIN_BYTES || status === 206) return;
  if (headers.has("content-encoding") || c.req.method === "HEAD") return;
  if (!/accept-encoding/iu.test(headers.get("vary") ?? ""))
    headers.append("vary", "accept-encoding");
  const encoding = chooseEncoding(c.req.header("accept-encoding") ?? "");
  if (!encoding) return;
  // Only now: an answer whose body was never looked at is sent without a stream.
  const { body } = c.res;
  if (!body) return;
  const compressor = compressors[encoding]();
  // A body that breaks off destroys the compressor, which breaks off the answer too.
  pipeline(Readable.fromWeb(body), compressor, () => undefined);
  c.res = new Response(Readable.toWeb(compressor), c.res);
  c.res.headers.delete("content-length");
  c.res.headers.set("content-encoding", encoding);
};

export type Encoding = keyof typeof compressors;

/** Returns the best encoding that an Accept-Encoding header allows; undefined for none. */
export function chooseEncoding(header: string): Encoding | undefined {
  const allowed = header
    .split(",")
    .map((part) => part.split(";"))
    .filter(([, weight = ""]) => weightOf(weight) > 0)
    .map(([name]) => name?.trim());
  return (["br", "gzip"] as const).find((encoding) => allowed.includes(encoding));
}

/** The number of `q=0.5`; 1 without one. Read without a pattern: the header may be 16 kB long. */
function weightOf(weight: string): number {
  const [name, quality] = weight.trim().split("=");
  return name === "q" ? Number(quality) : 1;
}
