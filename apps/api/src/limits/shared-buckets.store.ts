import { createHmac } from "node:crypto";
import { CompiledQuery, type Kysely } from "kysely";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Database } from "../db/schema/database.ts";
import { type OpenBucket, toCounterState } from "./counter-buckets.ts";

/**
 * Opens buckets in Postgres: all processes on it count together, and a restart keeps the counts (decision
 * 12). The database has only a keyed hash of who is counted. Each `add` is one statement; it fails when
 * the database does.
 */
export function sharedBuckets(db: Kysely<Database>, secret: string): OpenBucket {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
  return (id, { points, seconds }) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "rate_counts",
      tableCreated: true,
      // The purge deletes what is over.
      clearExpiredByTimeout: false,
      points,
      duration: seconds,
      keyPrefix: "",
    });
    const hashOf = (key: string) =>
      createHmac("sha256", secret).update(`rate count\n${id}\n${key}`).digest("base64url");
    return {
      points,
      add: async (key, { count, waitSeconds } = { count: 1, waitSeconds: seconds }) => {
        const options = { customDuration: waitSeconds };
        return toCounterState(await limiter.penalty(hashOf(key), count, options));
      },
      read: async (key) => {
        const state = await limiter.get(hashOf(key));
        return state && toCounterState(state);
      },
    };
  };
}
