import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { DatabaseEvents } from "../db/connect/events.ts";
import type { Database } from "../db/schema/database.ts";
import type { RateLimiter } from "../limits/limiter.ts";
import type { DrawQr } from "../payments/providers/common/qr-picture.ts";
import type { ProviderBases } from "../payments/providers/open-provider.ts";
import type { PlacesProvider } from "../places/places-provider.ts";

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
