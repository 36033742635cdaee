import { createHash } from "node:crypto";
import { chooseEncoding, type Encoding } from "../http/compression.ts";
import { compressDensely, compressQuickly } from "./compress-page.ts";

/** An encoded body and its headers: name, value, name, value. */
export type EncodedPage = { body: Buffer; headers: readonly string[] };

/** After this many visits a page is compressed densely for the next ones. */
const MANY_VISITS = 8;

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
  #brotliVisits = 0;
  #isDense = false;

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

  /**
   * The best encoding that an Accept-Encoding header allows; compressed quickly at its first use, and
   * Brotli, which almost all browsers accept, once more densely for a page with many visits.
   */
  encodedFor(accepted: string): Promise<EncodedPage> {
    const encoding = chooseEncoding(accepted);
    const form = this.#encodings.get(encoding) ?? this.#encode(encoding);
    this.#encodings.set(encoding, form);
    if (encoding === "br") {
      this.#brotliVisits += 1;
      if (this.#brotliVisits % MANY_VISITS === 0) void this.#makeDense();
    }
    return form;
  }

  /** The headers for a client that has the page already. */
  get notModifiedHeaders(): readonly string[] {
    return this.#headers;
  }

  async #encode(encoding: Encoding | undefined): Promise<EncodedPage> {
    const body = encoding ? await compressQuickly(this.#body, encoding) : this.#body;
    return this.#withHeaders(body, encoding);
  }

  /** Visitors get the quickly compressed page until the dense one is there. */
  async #makeDense(): Promise<void> {
    if (this.#isDense) return;
    const body = await compressDensely(this.#body).catch(() => null);
    if (!body) return;
    this.#isDense = true;
    this.#encodings.set("br", Promise.resolve(this.#withHeaders(body, "br")));
  }

  #withHeaders(body: Buffer, encoding: Encoding | undefined): EncodedPage {
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
