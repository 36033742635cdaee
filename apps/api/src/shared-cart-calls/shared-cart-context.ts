import type { CatalogCache } from "../catalog/catalog-cache.ts";
import type { Deps } from "../context/deps.ts";

/** What the calls of shared carts work with. */
export type SharedCartContext = Pick<Deps, "db" | "clock" | "events" | "log" | "secret"> & {
  catalogCache: CatalogCache;
};
