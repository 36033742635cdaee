import { MAX_JSON_BYTES, readBytes } from "@comanda/api/http/json-body";
import { Refusal } from "@comanda/api/refusal";
import { findCall } from "@comanda/contract/find-call";

/** A request of a call, as far as its answer is read by it. */
export type Asked = {
  method: string;
  pathname: string;
  /** The JSON value of the request that creates an order. */
  sent: unknown;
  /** The bytes of that request, which has none any more; absent where its body was not read. */
  body?: Uint8Array;
};

/**
 * What of a request is needed to complete its answer, read before the request is sent. The body of
 * a new order is read whole, as the API reads it: `payload_too_large` with more than 64 KB,
 * `incomplete_body` when it breaks off.
 */
export async function askedBy(request: Request): Promise<Asked | Refusal> {
  const { method } = request;
  const pathname = servicePath(request.url);
  if (findCall(method, pathname)?.name !== "createOrder") return { method, pathname, sent: null };
  const body = await readBytes(request, MAX_JSON_BYTES);
  if (body instanceof Refusal) return body;
  return { method, pathname, sent: jsonOrText(new TextDecoder().decode(body)), body };
}

/** The path of a request to another backend, wherever its base is. */
function servicePath(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(Math.max(0, pathname.indexOf("/ms-")));
}

/** What is no JSON is read as text, and noted as such. */
export function jsonOrText(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}
