import { MAX_JSON_BYTES, readLimitedBody } from "@comanda/api/http/json-body";
import { Refusal } from "@comanda/api/shared/refusal";
import { findCall } from "@comanda/contract/calls/find-call";

/** The parts of a request that are needed to normalize its answer. */
export type ProxiedCall = {
  method: string;
  pathname: string;
  /** The JSON body of a request that creates an order. */
  requestJson: unknown;
  /** The bytes of that body, which can be read only once; absent where the body was not read. */
  rawBody?: Uint8Array;
};

/**
 * Reads the parts of a request before it is forwarded. Reads the whole body of a new order, with
 * the API's limits: `payload_too_large` for more than 64 KB, `incomplete_body` for one that breaks
 * off.
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

/** Returns the path of a request without the other backend's base. */
function apiPath(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(Math.max(0, pathname.indexOf("/ms-")));
}

/** Parses JSON; a text that is no JSON stays a text. */
export function parseJsonOrText(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}
