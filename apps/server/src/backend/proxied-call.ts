import { MAX_JSON_BYTES, readLimitedBody } from "@comanda/api/http/json-body";
import { Refusal } from "@comanda/api/shared/refusal";
import { callSchemas } from "@comanda/contract/calls/call-schemas";
import { findCall } from "@comanda/contract/calls/find-call";
import type { LearnNumberIds } from "./learn-number-ids.ts";
import type { NumberIds } from "./number-ids.ts";

/** The parts of a request that are needed to normalize its answer. */
export type ProxiedCall = {
  method: string;
  pathname: string;
  /** The JSON body of a request that was read. */
  requestJson: unknown;
  /** The bytes to send on, since a body can be read only once; absent where it was not read. */
  rawBody?: Uint8Array;
};

/**
 * Reads the parts of a request before it is forwarded, with the whole body of every call of the contract
 * that has one: a new order's is needed for the answer, ids that the backend sends as numbers are restored
 * by `numberIds`, which first learns their form, and a redirected change is sent again. The API's limits hold for it: `payload_too_large`
 * for more than 64 KB, `incomplete_body` for one that breaks off.
 */
export async function readProxiedCall(
  request: Request,
  numberIds: NumberIds,
  learn: LearnNumberIds,
): Promise<ProxiedCall | Refusal> {
  const { method } = request;
  const pathname = apiPath(request.url);
  const call = findCall(method, pathname);
  if (call === null || !("body" in callSchemas[call.name]))
    return { method, pathname, requestJson: null };
  const rawBody = await readLimitedBody(request, MAX_JSON_BYTES);
  if (rawBody instanceof Refusal) return rawBody;
  const requestJson = parseJsonOrText(new TextDecoder().decode(rawBody));
  await learn(requestJson, call.params.companyId);
  // A body that is no JSON is for the backend to refuse.
  if (!numberIds.any() || typeof requestJson !== "object")
    return { method, pathname, requestJson, rawBody };
  const restored = JSON.stringify(numberIds.restore(requestJson));
  return { method, pathname, requestJson, rawBody: new TextEncoder().encode(restored) };
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
