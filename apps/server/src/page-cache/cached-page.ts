import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "../http/compression.ts";

/** A body as it goes over the wire, and its headers: name, value, name, value. */
export type EncodedPage = { body: Buffer; headers: readonly string[] };

const brotli = promisify(brotliCompress);
const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** What one answer says of itself and no other may repeat, or what is said anew of each form. */
const PER_RESPONSE_HEADERS = new Set([
  ...["content-encoding", "content-length", "date", "transfer-encoding", "vary", "x-request-id"],
]);

/** A whole answer that is given to many, each in the form that they accept. */
export class CachedPage {
  readonly status: number;
  /** Names what the page says, whatever its form: a weak one. */
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

  /** No more memory than this in bytes, all forms together: compressed, text is less than half. */
  get bytes(): number {
    return 2 * this.#body.length;
  }

  /** The best form that an Accept-Encoding header allows, made when it is first asked for. */
  encodedFor(accepted: string): Promise<EncodedPage> {
    const encoding = chooseEncoding(accepted);
    const form = this.#encodings.get(encoding) ?? this.#encode(encoding);
    this.#encodings.set(encoding, form);
    return form;
  }

  /** For whoever has the page already: its headers alone. */
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

/** What the page varies by, and the form that is accepted: who made the answer may have named it. */
function varyHeader(headers: Headers): string {
  const named = (headers.get("vary") ?? "").split(",").map((name) => name.trim());
  const others = named.filter((name) => name && name.toLowerCase() !== "accept-encoding");
  return [...others, "accept-encoding"].join(", ");
}
