import { setTimeout as wait } from "node:timers/promises";
import type { ApiClient } from "@comanda/contract/calls/api-client";

/** The dishes that are shown above the menu, and some more that may be sold out. */
const MAX_IDS = 12;

/** Milliseconds after the menu's answer in which an answer is still taken. */
const WAIT_MS = 50;

/**
 * Loads the ids of the products that are ordered most. Null where the call fails, as with another
 * backend that does not have it, and where the menu would have to wait for it.
 */
export async function loadPopular(api: ApiClient, host: string): Promise<readonly string[] | null> {
  const { company_id: companyId } = await api("findHost", { params: { host } });
  const input = { params: { companyId } };
  const answer = api("readPopularProducts", input).then(
    ({ products }) => products.slice(0, MAX_IDS),
    () => null,
  );
  const late = api("listCategories", input)
    .catch(() => undefined)
    .then(() => wait(WAIT_MS, null));
  return Promise.race([answer, late]);
}
