import type { ApiClient } from "@comanda/contract/calls/api-client";
import { calls } from "@comanda/contract/calls/call-table";

/**
 * Returns a client that makes each reading call once: the same call again returns the first answer or
 * failure. It is for a single request of a page, during which the data do not change. Calls that write,
 * and calls with options, are always made.
 */
export function coalesceReads(api: ApiClient): ApiClient {
  const answers = new Map<string, Promise<unknown>>();
  return ((name, input, call) => {
    if (calls[name].method !== "GET" || call) return api(name, input, call);
    const key = JSON.stringify([name, input]);
    const answer = answers.get(key) ?? api(name, input);
    answers.set(key, answer);
    return answer;
  }) as ApiClient;
}
