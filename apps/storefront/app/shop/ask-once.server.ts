import { calls } from "@comanda/contract/calls";
import type { ApiClient } from "@comanda/contract/client";

/**
 * A client that reads each thing once: who asks for the same again gets the first answer, or its
 * failure. For one request only, during which nothing changes; calls that write go through.
 */
export function askOnce(api: ApiClient): ApiClient {
  const asked = new Map<string, Promise<unknown>>();
  return ((name, input, call) => {
    if (calls[name].method !== "GET" || call) return api(name, input, call);
    const key = JSON.stringify([name, input]);
    const answer = asked.get(key) ?? api(name, input);
    asked.set(key, answer);
    return answer;
  }) as ApiClient;
}
