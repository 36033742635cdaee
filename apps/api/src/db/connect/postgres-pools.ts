import type { PostgresPool } from "kysely";
import { addressOf } from "../hosts/database-address.ts";
import { connectGuarded, type GuardedClient } from "../postgres/guarded-client.ts";
import { GuardedPool } from "../postgres/guarded-pool.ts";
import { maintainDirectly } from "../postgres/maintain-directly.ts";
import type { PoolerAccess, PostgresLimits } from "../postgres/postgres-limits.ts";
import { PagePositions } from "../standby/page-positions.ts";
import { readPagesFromStandby } from "../standby/read-pages-from-standby.ts";
import { type StandbyLog, StandbyPool } from "../standby/standby-pool.ts";

export type PostgresPlaces = {
  /** How the Postgres is reached where the URL leads to a pooler; absent or null, it does not. */
  pooler?: PoolerAccess | null;
  /** The URL of a standby that pages are read from; absent or null, there is none. */
  standbyUrl?: string | null;
  log?: StandbyLog;
};

export type PostgresPools = {
  /** The connections to the URL itself. */
  pool: GuardedPool;
  /** Sends each work to where it belongs: URL, Postgres itself, or standby. */
  routed: PostgresPool;
  /** Opens a connection to the Postgres itself, outside the pools. */
  connect: () => Promise<GuardedClient>;
  pagePositions: PagePositions | null;
  /** Ends looking for a primary; the pools end with `routed`. */
  close: () => void;
};

/** Creates the pools of a Postgres; they open connections when they are used. */
export function createPostgresPools(
  url: string,
  limits: PostgresLimits,
  { log, pooler = null, standbyUrl = null }: PostgresPlaces,
): PostgresPools {
  const pagePositions = standbyUrl ? new PagePositions() : null;
  const hooks = { log, onMove: () => pagePositions?.clear() };
  const address = addressOf(url, hooks);
  const direct = pooler ? addressOf(pooler.directUrl, hooks) : address;
  const pool = new GuardedPool(address, limits, pooler);
  const primary = pooler ? maintainDirectly(pool, direct, limits) : pool;
  return {
    pool,
    routed: standbyUrl
      ? readPagesFromStandby(primary, new StandbyPool(standbyUrl, limits, log))
      : primary,
    connect: () => connectGuarded(direct, limits),
    pagePositions,
    close: () => {
      for (const { finder } of [address, direct]) finder?.close();
    },
  };
}
