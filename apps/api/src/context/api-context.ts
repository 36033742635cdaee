import type { CatalogCache } from "../catalog/catalog-cache.ts";
import type { RouteDistances } from "../places/route-distances.ts";
import type { Deps } from "./deps.ts";

/** What a use case works with: a database (or a transaction, where its doc says so), time, catalogs. */
export type ApiContext = Pick<Deps, "db" | "clock" | "places"> & {
  catalogCache: CatalogCache;
  routeDistances: RouteDistances;
};
