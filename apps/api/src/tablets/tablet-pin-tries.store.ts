import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type PinTry = { company_id: string; tablet_id: string; account_id: string };

/**
 * Counts a try of a PIN as wrong, before it is compared, so that tries at the same time count too.
 * Returns null, or the instant of the last try while `limit` wrong ones since `since` lock the PIN.
 */
export async function countPinTry(
  db: Kysely<Database>,
  tried: PinTry,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<Date | null> {
  const counted = await db
    .insertInto("staff_pin_failures")
    .values({ ...tried, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "tablet_id", "account_id"])
        .doUpdateSet({
          failures: sql<number>`case when staff_pin_failures.failures >= ${limit} then 1
            else staff_pin_failures.failures + 1 end`,
          last_at: now,
        })
        .where((eb) =>
          eb.or([
            eb("staff_pin_failures.failures", "<", limit),
            eb("staff_pin_failures.last_at", "<=", since),
          ]),
        ),
    )
    .returning("failures")
    .executeTakeFirst();
  if (counted) return null;
  const { last_at } = await db
    .selectFrom("staff_pin_failures")
    .select("last_at")
    .where("company_id", "=", tried.company_id)
    .where("tablet_id", "=", tried.tablet_id)
    .where("account_id", "=", tried.account_id)
    .executeTakeFirstOrThrow();
  return last_at;
}

/** Forgets wrong PINs of a member: on one tablet, or without one on all of the company. */
export async function clearPinTries(
  db: Kysely<Database>,
  { company_id, tablet_id, account_id }: Omit<PinTry, "tablet_id"> & { tablet_id?: string },
): Promise<void> {
  await db
    .deleteFrom("staff_pin_failures")
    .where("company_id", "=", company_id)
    .where("account_id", "=", account_id)
    .$if(tablet_id !== undefined, (query) => query.where("tablet_id", "=", tablet_id as string))
    .execute();
}
