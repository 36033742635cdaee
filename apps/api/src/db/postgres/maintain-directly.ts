import type { PostgresPool } from "kysely";
import type { DatabaseAddress } from "../hosts/database-address.ts";
import { currentDatabaseUse } from "../use/database-use.ts";
import { GuardedPool } from "./guarded-pool.ts";
import type { PostgresLimits } from "./postgres-limits.ts";

/** Maintenance runs one work at a time, or few. */
const DIRECT_CONNECTIONS = 4;

/**
 * Sends maintenance past a pooler, directly to the Postgres: it lifts the limits of its session, which
 * must not be one that others get from the pooler.
 */
export function maintainDirectly(
  pooled: GuardedPool,
  directly: DatabaseAddress,
  limits: PostgresLimits,
): PostgresPool {
  const connections = Math.min(limits.connections, DIRECT_CONNECTIONS);
  const direct = new GuardedPool(directly, { ...limits, connections });
  return {
    options: pooled.options,
    connect: () => (currentDatabaseUse().isMaintenance ? direct : pooled).connect(),
    end: async () => {
      await Promise.all([direct.end(), pooled.end()]);
    },
  };
}
