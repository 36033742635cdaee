import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type MemberPin = { company_id: string; account_id: string };

/** Counts a try of a member's PIN on any tablet; null while the member is locked. */
export async function countMemberPinTry(
  db: Kysely<Database>,
  { company_id, account_id }: MemberPin,
  now: Date,
): Promise<number | null> {
  const counted = await db
    .insertInto("staff_member_pin_failures")
    .values({ company_id, account_id, failures: 1, last_at: now, locked_until: null })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "account_id"])
        .doUpdateSet({
          failures: sql<number>`staff_member_pin_failures.failures + 1`,
          last_at: now,
        })
        .where((eb) =>
          eb.or([
            eb("staff_member_pin_failures.locked_until", "is", null),
            eb("staff_member_pin_failures.locked_until", "<=", now),
          ]),
        ),
    )
    .returning("failures")
    .executeTakeFirst();
  return counted?.failures ?? null;
}

/** Refuses the member's PIN on every tablet until an instant. */
export async function lockMemberPin(
  db: Kysely<Database>,
  { company_id, account_id }: MemberPin,
  until: Date,
): Promise<void> {
  await db
    .updateTable("staff_member_pin_failures")
    .set({ locked_until: until })
    .where("company_id", "=", company_id)
    .where("account_id", "=", account_id)
    .execute();
}

/** Returns until when the PIN is refused, also an instant that has passed; null without one. */
export async function findMemberPinLock(
  db: Kysely<Database>,
  { company_id, account_id }: MemberPin,
): Promise<Date | null> {
  const row = await db
    .selectFrom("staff_member_pin_failures")
    .select("locked_until")
    .where("company_id", "=", company_id)
    .where("account_id", "=", account_id)
    .executeTakeFirst();
  return row?.locked_until ?? null;
}

/** Forgets wrong PINs of a member on all tablets together. */
export async function clearMemberPinTries(
  db: Kysely<Database>,
  { company_id, account_id }: MemberPin,
): Promise<void> {
  await db
    .deleteFrom("staff_member_pin_failures")
    .where("company_id", "=", company_id)
    .where("account_id", "=", account_id)
    .execute();
}
