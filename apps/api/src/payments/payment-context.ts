import { CatalogCache } from "../catalog/catalog-cache.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";
import { type BackgroundTurns, createBackgroundTurns } from "../db/maintenance/background-turns.ts";
import { RouteDistances } from "../places/route-distances.ts";
import { createProviderResolver, type ProviderResolver } from "./provider-resolver.ts";

/** What a verb of payments works with; providers are never asked inside a transaction. */
export type PaymentContext = ApiContext &
  Pick<Deps, "events" | "log"> & {
    providers: ProviderResolver;
    /** Runs work that no request waits for, so that it does not hold requests up. */
    backgroundTurns: BackgroundTurns;
    /** Aborted when no answer of a provider is to be waited for any more. */
    stopSignal?: AbortSignal;
  };

/** The context of whoever works without a request, such as the schedule. */
export function createPaymentContext(
  deps: Pick<Deps, "db" | "clock" | "places" | "events" | "log" | "payments">,
): PaymentContext {
  const { db, clock, places, events, log } = deps;
  const desk = createProviderResolver(deps);
  const ways = new RouteDistances(deps);
  const catalogs = new CatalogCache();
  return {
    db,
    clock,
    places,
    events,
    log,
    providers: desk,
    routeDistances: ways,
    catalogCache: catalogs,
    backgroundTurns: createBackgroundTurns(),
  };
}
