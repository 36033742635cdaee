import type { ApiClient } from "@comanda/contract/calls/api-client";
import { calls } from "@comanda/contract/calls/call-table";

/**
 * A client that reads each thing once: who asks for the same again gets the first answer, or its
 * failure. For one request only, during which nothing changes; calls that write go through.
 */
export function coalesceReads(api: ApiClient): ApiClient {
  const inFlight = new Map<string, Promise<unknown>>();
  return ((name, input, call) => {
    if (calls[name].method !== "GET" || call) return api(name, input, call);
    const key = JSON.stringify([name, input]);
    const answer = inFlight.get(key) ?? api(name, input);
    inFlight.set(key, answer);
    return answer;
  }) as ApiClient;
}
