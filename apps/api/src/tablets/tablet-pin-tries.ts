import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { countTryOfMember } from "./member-pin-tries.ts";
import { countPinTry, type PinTry } from "./tablet-pin-tries.store.ts";

/** After this many tries of a member's PIN on one tablet, further tries there are refused for `PIN_LOCK_MS`. */
export const PIN_TRIES = 5;
export const PIN_LOCK_MS = 10 * MINUTE_MS;

/**
 * Counts a try of a PIN, on this tablet and on all of them, before it is compared. Returns the instant
 * until which the member's PINs are refused, or null.
 */
export async function countTry(
  db: Kysely<Database>,
  tried: PinTry,
  now: Date,
): Promise<Date | null> {
  const since = new Date(now.getTime() - PIN_LOCK_MS);
  const lockedAt = await countPinTry(db, tried, { now, since, limit: PIN_TRIES });
  if (lockedAt) return new Date(lockedAt.getTime() + PIN_LOCK_MS);
  return countTryOfMember(db, tried, now);
}
