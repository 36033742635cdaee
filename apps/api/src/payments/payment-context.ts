import { CatalogCache } from "../catalog/catalog-cache.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";
import { type BackgroundTurns, createBackgroundTurns } from "../db/maintenance/background-turns.ts";
import { RouteDistances } from "../places/route-distances.ts";
import { CompanyTurns } from "../shared/company-turns.ts";
import { createProviderResolver, type ProviderResolver } from "./provider-resolver.ts";

/** What the payment use cases need. Never call a provider in a transaction. */
export type PaymentContext = ApiContext &
  Pick<Deps, "events" | "log"> & {
    providers: ProviderResolver;
    /** Runs background work without delaying requests. */
    backgroundTurns: BackgroundTurns;
    /** Aborted when this process stops: it waits for no provider any more. */
    stopSignal?: AbortSignal;
  };

/** Creates the context for work without a request, such as the schedule. */
export function createPaymentContext(
  deps: Pick<Deps, "db" | "clock" | "places" | "events" | "log" | "payments" | "metrics">,
): PaymentContext {
  const { db, clock, places, events, log, metrics } = deps;
  return {
    db,
    clock,
    places,
    events,
    log,
    metrics,
    providers: createProviderResolver(deps),
    routeDistances: new RouteDistances(deps),
    catalogCache: new CatalogCache(clock),
    draftTurns: new CompanyTurns(),
    placementTurns: new CompanyTurns(),
    backgroundTurns: createBackgroundTurns(),
  };
}
