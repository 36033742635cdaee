import { DAY_MS, MINUTE_MS } from "@comanda/domain/time/durations";
import type { Kysely } from "kysely";
import { recordChange } from "../audit/audit.store.ts";
import type { Database } from "../db/schema/database.ts";
import { transact } from "../db/transact.ts";
import {
  countMemberPinTry,
  findMemberPinLock,
  lockMemberPin,
  type MemberPin,
} from "./member-pin-tries.store.ts";

/** The tries of a member on all tablets together after which the next one is locked. */
export const MEMBER_PIN_TRIES = 10;
const FIRST_LOCK_MS = 10 * MINUTE_MS;
const MAX_LOCK_MS = DAY_MS;

/**
 * How long the member is locked after this many tries since the last right one: ten minutes after
 * ten tries, twice as long after each five more, a day at most; 0 in between.
 */
export function memberLockMs(tries: number): number {
  const over = tries - MEMBER_PIN_TRIES;
  if (over < 0 || over % 5 !== 0) return 0;
  return Math.min(MAX_LOCK_MS, FIRST_LOCK_MS * 2 ** (over / 5));
}

/**
 * Counts a try of a member's PIN over all tablets, before it is compared: a right one forgets it.
 * Returns the instant until which the member is locked, or null. The audit log gets each lock.
 */
export async function countTryOfMember(
  db: Kysely<Database>,
  member: MemberPin,
  now: Date,
): Promise<Date | null> {
  const tries = await countMemberPinTry(db, member, now);
  if (tries === null) return findMemberPinLock(db, member);
  const lockMs = memberLockMs(tries);
  if (lockMs === 0) return null;
  const until = new Date(now.getTime() + lockMs);
  await transact(db, async (trx) => {
    await lockMemberPin(trx, member, until);
    const actor = { companyId: member.company_id, program: "comanda" };
    await recordChange(trx, actor, now, {
      action: "team.lock_pin",
      target: member.account_id,
      before: null,
      after: { tries, until: until.toISOString() },
    });
    return null;
  });
  // This try is still compared: only the next ones are locked.
  return null;
}
