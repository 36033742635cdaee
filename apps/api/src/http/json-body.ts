import type { Fault } from "@comanda/contract/calls/problems";
import { Refusal } from "../shared/refusal.ts";
import { excessOfJson } from "./json-bounds.ts";

/** The largest JSON body, in bytes. */
export const MAX_JSON_BYTES = 64 * 1024;
const JSON_TYPE = "application/json";

/**
 * Reads the JSON value of a request's body, or a refusal: for a content type other than `application/json`,
 * more than `maxBytes`, by default 64 KB, a body that ends early, more values than `excessOfJson` allows, text
 * that is not JSON in UTF-8, or strings that the database cannot store (U+0000, half surrogate pairs).
 */
export async function readJsonBody(
  request: Request,
  maxBytes: number = MAX_JSON_BYTES,
): Promise<unknown> {
  if (contentTypeOf(request) !== JSON_TYPE) return refusedType([JSON_TYPE]);
  const bytes = await readLimitedBody(request, maxBytes);
  if (bytes instanceof Refusal) return bytes;
  const excess = excessOfJson(bytes);
  if (excess !== null)
    return new Refusal("invalid_body", { errors: [{ path: "", message: excess }] });
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return new Refusal("malformed_json");
  }
  const errors = unstorableFaults(value);
  return errors.length > 0 ? new Refusal("invalid_body", { errors }) : value;
}

/**
 * Reads a body that is a file of one of `types`, or a refusal: for another type, more than
 * `maxBytes`, or a body that ends early.
 */
export async function readFileBody(
  request: Request,
  types: readonly string[],
  maxBytes: number = MAX_JSON_BYTES,
): Promise<Blob | Refusal> {
  const type = contentTypeOf(request);
  if (!type || !types.includes(type)) return refusedType(types);
  const bytes = await readLimitedBody(request, maxBytes);
  return bytes instanceof Refusal ? bytes : new Blob([bytes], { type });
}

function refusedType(taken: readonly string[]): Refusal {
  return new Refusal("unsupported_media_type", {
    detail: `The body must be ${taken.join(" or ")}`,
  });
}

/** The content type without its parameters, in lower case. */
function contentTypeOf(request: Request): string | undefined {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

/**
 * Reads the bytes of a body. `payload_too_large` for more than `max` bytes, without reading the
 * rest; `incomplete_body` when the connection ends, or is cut for slowness, before the end of the
 * body.
 */
export async function readLimitedBody(
  request: Request,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const tooLarge = new Refusal("payload_too_large", { detail: `At most ${max} bytes` });
  const length = request.headers.get("content-length");
  if (Number(length) > max) return tooLarge;
  try {
    // Node's server reads no more than the announced length; without streams this takes a tenth of the time.
    if (length !== null) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      return bytes.byteLength > max ? tooLarge : bytes;
    }
    return (await readPieces(request, max)) ?? tooLarge;
  } catch {
    // Only the connection's stream throws here: the visitor is gone, which is no server error.
    return new Refusal("incomplete_body");
  }
}

/** The bytes of a body without an announced length; null for more than `max`. */
async function readPieces(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request.body ?? []) {
    length += piece.byteLength;
    if (length > max) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** A value, and the path to it from its parents: paths are put together for faults only. */
type Place = { value: unknown; key: string; parent: Place | null };

function unstorableFaults(root: unknown): Fault[] {
  const faults: Fault[] = [];
  const rest: Place[] = [{ value: root, key: "", parent: null }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value } = next;
    if (typeof value === "string" && isUnstorable(value)) faults.push(unstorableFault(next));
    if (typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value))
      if (mayBeUnstorable(child)) rest.push({ value: child, key, parent: next });
  }
  return faults;
}

function mayBeUnstorable(value: unknown): boolean {
  return typeof value === "string" ? isUnstorable(value) : typeof value === "object";
}

function isUnstorable(text: string): boolean {
  return text.includes("\0") || !text.isWellFormed();
}

function unstorableFault(place: Place): Fault {
  const path: string[] = [];
  for (let at = place; at.parent; at = at.parent) path.unshift(at.key);
  const message = "has characters that cannot be stored";
  return { path: path.join("."), message, code: "characters" };
}
