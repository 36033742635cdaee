import type { Position } from "@comanda/domain/geo/position";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { CatalogCache } from "../catalog/catalog-cache.ts";
import type { DatabaseEvents } from "../db/connect/events.ts";
import type { Database } from "../db/schema/database.ts";
import type { RateLimiter } from "../limits/limiter.ts";
import type { DrawQr } from "../payments/providers/common/qr-picture.ts";
import type { ProviderBases } from "../payments/providers/open-provider.ts";
import type { RouteDistances } from "../places/route-distances.ts";

/** What the API needs of its surroundings; nothing in it reads the environment or the clock by itself. */
export type Deps = {
  db: Kysely<Database>;
  events: DatabaseEvents;
  clock: () => Date;
  log: Logger;
  /** Signs the visitor's device cookie. */
  secret: string;
  /** Counts what visitors do; without one nobody is limited. */
  limiter?: RateLimiter | null;
  /** Knows ways and addresses; without it ways are estimated, and no address is checked. */
  places?: PlacesProvider | null;
  /** What online payments need; without it there are none. */
  payments?: PaymentDeps | null;
  version: string;
  region: string;
};

/** What payment providers are opened and asked with. */
export type PaymentDeps = {
  /** The server's keys: the first seals companies' keys, and earlier ones still open them. */
  secretKeys: readonly [string, ...string[]];
  bases: ProviderBases;
  drawQr: DrawQr;
  /** Whether real money is taken: then the sandbox is not offered beside real providers. */
  production: boolean;
  /** The port that the server listens on, where it is known: providers are told to come back to it. */
  port?: number;
  /** Milliseconds for a whole call of a provider. */
  timeoutMs?: number;
};

/** What the API asks of the world outside; it never throws and answers within seconds. */
export type PlacesProvider = {
  /** Metres by road; null where nobody knows. */
  travelDistance(from: Position, to: Position): Promise<number | null>;
  /**
   * Where the address file knows an address as it is written, or only its street; the nearest first.
   * With each its district, where the file names one.
   */
  locate(
    address: string,
    near: Position,
    country: string,
  ): Promise<{ position: Position; hasNumber: boolean; district: string | null }[]>;
};

/** What a verb works with: a database (or a transaction, where its doc says so), time, catalogs. */
export type ApiContext = Pick<Deps, "db" | "clock" | "places"> & {
  catalogCache: CatalogCache;
  routeDistances: RouteDistances;
};
