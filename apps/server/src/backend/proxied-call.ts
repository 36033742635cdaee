import { MAX_JSON_BYTES, readLimitedBody } from "@comanda/api/http/json-body";
import { Refusal } from "@comanda/api/shared/refusal";
import { findCall } from "@comanda/contract/calls/find-call";

/** A request of a call, as far as its answer is read by it. */
export type ProxiedCall = {
  method: string;
  pathname: string;
  /** The JSON value of the request that creates an order. */
  requestJson: unknown;
  /** The bytes of that request, which has none any more; absent where its body was not read. */
  rawBody?: Uint8Array;
};

/**
 * What of a request is needed to complete its answer, read before the request is sent. The body of
 * a new order is read whole, as the API reads it: `payload_too_large` with more than 64 KB,
 * `incomplete_body` when it breaks off.
 */
export async function readProxiedCall(request: Request): Promise<ProxiedCall | Refusal> {
  const { method } = request;
  const pathname = apiPath(request.url);
  if (findCall(method, pathname)?.name !== "createOrder")
    return { method, pathname, requestJson: null };
  const rawBody = await readLimitedBody(request, MAX_JSON_BYTES);
  if (rawBody instanceof Refusal) return rawBody;
  return {
    method,
    pathname,
    requestJson: parseJsonOrText(new TextDecoder().decode(rawBody)),
    rawBody,
  };
}

/** The path of a request to another backend, wherever its base is. */
function apiPath(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(Math.max(0, pathname.indexOf("/ms-")));
}

/** What is no JSON is read as text, and noted as such. */
export function parseJsonOrText(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}
