import type { Position } from "@comanda/domain/geo";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { CatalogCache } from "./catalog/catalog-cache.ts";
import type { Events } from "./db/events.ts";
import type { Database } from "./db/schema.ts";
import type { Ways } from "./delivery/ways.ts";
import type { Limiter } from "./limits/limiter.ts";
import type { DrawQr } from "./payments/providers/qr-picture.ts";
import type { ProviderBases } from "./payments/providers/registry.ts";

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
  /** Knows ways and addresses; without it ways are estimated, and no address is checked. */
  places?: Places | null;
  /** What online payments need; without it there are none. */
  payments?: PaymentSurroundings | null;
  version: string;
  region: string;
};

/** What payment providers are opened and asked with. */
export type PaymentSurroundings = {
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
export type Places = {
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
export type Context = Pick<Deps, "db" | "clock" | "places"> & {
  catalogs: CatalogCache;
  ways: Ways;
};
