import type { CallAnswer } from "@comanda/contract/calls/call-schemas";
import type { Deps } from "../context/deps.ts";
import { runWithStatementTimeout } from "../db/use/database-use.ts";
import { Refusal } from "../shared/refusal.ts";
import { pingDatabase } from "./ping.store.ts";

/** A proxy's health check decides within seconds whether it still sends requests here. */
const TIMEOUT_MS = 2_000;

/**
 * Version and region of this process, once the database has answered. Throws when the database
 * cannot be reached; `unavailable` when it has not answered within two seconds, for any
 * reason.
 */
export async function readHealth(
  { db, version, region }: Pick<Deps, "db" | "version" | "region">,
  patienceMs = TIMEOUT_MS,
): Promise<CallAnswer<"readHealth"> | Refusal> {
  const { promise: late, resolve } = Promise.withResolvers<Refusal>();
  const timer = setTimeout(() => resolve(new Refusal("unavailable")), patienceMs);
  const answered = runWithStatementTimeout(patienceMs, () => pingDatabase(db));
  try {
    const refusal = await Promise.race([answered, late]);
    return refusal ?? { status: "ok", version, region };
  } finally {
    clearTimeout(timer);
    // A later answer or error is ignored.
    answered.catch(() => undefined);
  }
}

/** Whether the database answers, in time. */
export async function isHealthy(deps: Parameters<typeof readHealth>[0]): Promise<boolean> {
  const health = await readHealth(deps).catch(() => null);
  return health !== null && !(health instanceof Refusal);
}
