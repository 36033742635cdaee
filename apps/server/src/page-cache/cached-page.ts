import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "../http/compression.ts";

/** An encoded body and its headers: name, value, name, value. */
export type EncodedPage = { body: Buffer; headers: readonly string[] };

const brotli = promisify(brotliCompress);
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Headers that belong to a single answer, or that each encoding sets itself. */
const PER_RESPONSE_HEADERS = new Set([
  "content-encoding",
  "content-length",
  "date",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

/** A rendered page for many visitors, in each encoding that they accept. */
export class CachedPage {
  readonly status: number;
  /** A weak tag of the page's content, the same for all encodings. */
  readonly etag: string;
  readonly #body: Buffer;
  readonly #headers: readonly string[];
  readonly #encodings = new Map<Encoding | undefined, Promise<EncodedPage>>();

  private constructor({ status, headers }: Response, body: Buffer) {
    this.status = status;
    this.etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 24)}"`;
    this.#body = body;
    const shared = Array.from(headers).filter(([name]) => !PER_RESPONSE_HEADERS.has(name));
    this.#headers = [...shared.flat(), "etag", this.etag, "vary", varyHeader(headers)];
  }

  /** Takes an answer that is not compressed. Rejects when its body breaks off. */
  static async of(answer: Response): Promise<CachedPage> {
    return new CachedPage(answer, Buffer.from(await answer.arrayBuffer()));
  }

  /**
   * Upper bound of its memory in bytes, all encodings together: compressed text takes less than
   * half.
   */
  get bytes(): number {
    return 2 * this.#body.length;
  }

  /** The best encoding that an Accept-Encoding header allows; compressed at its first use. */
  encodedFor(accepted: string): Promise<EncodedPage> {
    const encoding = chooseEncoding(accepted);
    const form = this.#encodings.get(encoding) ?? this.#encode(encoding);
    this.#encodings.set(encoding, form);
    return form;
  }

  /** The headers for a client that has the page already. */
  get notModifiedHeaders(): readonly string[] {
    return this.#headers;
  }

  async #encode(encoding: Encoding | undefined): Promise<EncodedPage> {
    const body = encoding ? await compressors[encoding](this.#body) : this.#body;
    const headers = [...this.#headers, "content-length", String(body.length)];
    if (encoding) headers.push("content-encoding", encoding);
    return { body, headers };
  }
}

/** Returns the page's Vary header with the encoding added, unless it is named already. */
function varyHeader(headers: Headers): string {
  const named = (headers.get("vary") ?? "").split(",").map((name) => name.trim());
  const others = named.filter((name) => name && name.toLowerCase() !== "accept-encoding");
  return [...others, "accept-encoding"].join(", ");
}
