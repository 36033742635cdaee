import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { CatalogCache } from "./catalog/catalog-cache.ts";
import type { Events } from "./db/events.ts";
import type { Database } from "./db/schema.ts";
import type { Limiter } from "./limits/limiter.ts";

/** What the API needs of its surroundings; nothing in it reads the environment or the clock by itself. */
export type Deps = {
  db: Kysely<Database>;
  events: Events;
  clock: () => Date;
  log: Logger;
  /** Signs the visitor's device cookie. */
  secret: string;
  /** Counts what visitors do; without one nobody is limited. */
  limiter?: Limiter | null;
  version: string;
  region: string;
};

/** What a verb works with: a database (or a transaction, where its doc says so), time, catalogs. */
export type Context = Pick<Deps, "db" | "clock"> & { catalogs: CatalogCache };
