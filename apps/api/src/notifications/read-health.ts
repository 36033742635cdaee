import type { CallAnswer } from "@comanda/contract/calls/call-schemas";
import type { Deps } from "../context/deps.ts";
import { runWithAnswerLimit } from "../db/postgres/database-use.ts";
import { Refusal } from "../shared/refusal.ts";
import { pingDatabase } from "./ping.store.ts";

/** A proxy that asks for health decides within seconds whether it still sends requests here. */
const PATIENCE_MS = 2_000;

/**
 * That the database answers, and what this process is. Throws when the database cannot be reached;
 * `unavailable` when it has not answered within two seconds, whatever it is that does not.
 */
export async function readHealth(
  { db, version, region }: Pick<Deps, "db" | "version" | "region">,
  patienceMs = PATIENCE_MS,
): Promise<CallAnswer<"readHealth"> | Refusal> {
  const { promise: late, resolve } = Promise.withResolvers<Refusal>();
  const timer = setTimeout(() => resolve(new Refusal("unavailable")), patienceMs);
  const answered = runWithAnswerLimit(patienceMs, () => pingDatabase(db));
  try {
    const refusal = await Promise.race([answered, late]);
    return refusal ?? { status: "ok", version, region };
  } finally {
    clearTimeout(timer);
    // Nothing waits for what comes later than that.
    answered.catch(() => undefined);
  }
}
