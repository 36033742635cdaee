import { CatalogCache } from "../catalog/catalog-cache.ts";
import { createTurns, type Turns } from "../db/take-turns.ts";
import { Ways } from "../delivery/ways.ts";
import type { Context, Deps } from "../deps.ts";
import { createProviderDesk, type ProviderDesk } from "./provider-desk.ts";

/** What a verb of payments works with; providers are never asked inside a transaction. */
export type PaymentContext = Context &
  Pick<Deps, "events" | "log"> & {
    desk: ProviderDesk;
    /** Runs work that no request waits for, so that it does not hold requests up. */
    turns: Turns;
    /** Aborted when no answer of a provider is to be waited for any more. */
    stopping?: AbortSignal;
  };

/** The context of whoever works without a request, such as the schedule. */
export function createPaymentContext(
  deps: Pick<Deps, "db" | "clock" | "places" | "events" | "log" | "payments">,
): PaymentContext {
  const { db, clock, places, events, log } = deps;
  const desk = createProviderDesk(deps);
  const ways = new Ways(deps);
  const catalogs = new CatalogCache();
  return { db, clock, places, events, log, desk, ways, catalogs, turns: createTurns() };
}
