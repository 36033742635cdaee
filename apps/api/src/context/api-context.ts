import type { CatalogCache } from "../catalog/catalog-cache.ts";
import type { RouteDistances } from "../places/route-distances.ts";
import type { CompanyQueue } from "../shared/company-queue.ts";
import type { Deps } from "./deps.ts";

/** What a use case works with; `db` is a transaction where its doc comment asks for one. */
export type ApiContext = Pick<Deps, "db" | "clock" | "places" | "metrics"> & {
  catalogCache: CatalogCache;
  routeDistances: RouteDistances;
  /** Those who store a draft, and those who place an order: each locks one row of its company. */
  draftQueue: CompanyQueue;
  placementQueue: CompanyQueue;
};
