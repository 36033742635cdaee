import { CatalogCache } from "../catalog/catalog-cache.ts";
import type { ApiContext } from "../context/api-context.ts";
import type { Deps } from "../context/deps.ts";
import { type BackgroundQueue, createBackgroundQueue } from "../db/maintenance/background-queue.ts";
import { RouteDistances } from "../places/route-distances.ts";
import { CompanyQueue } from "../shared/company-queue.ts";
import { createProviderResolver, type ProviderResolver } from "./provider-resolver.ts";

/** What the payment use cases need. Never call a provider in a transaction. */
export type PaymentContext = ApiContext &
  Pick<Deps, "events" | "log"> & {
    providers: ProviderResolver;
    /** Runs background work without delaying requests. */
    backgroundQueue: BackgroundQueue;
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
    draftQueue: new CompanyQueue(),
    placementQueue: new CompanyQueue(),
    backgroundQueue: createBackgroundQueue(),
  };
}
