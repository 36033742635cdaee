import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/**
 * How many used codes are kept. A code is accepted in its own time step, in the one before and in the one after.
 * While it is, so are only codes of the two steps before it and the two after it: with itself five.
 */
const KEPT_CODES = 5;

/**
 * Stores that a valid code of an account's authenticator app is used. False when it was used before: of
 * two requests with the same code, one gets true (RFC 6238, section 5.2).
 */
export async function claimCode(
  db: Kysely<Database>,
  accountId: string,
  code: string,
): Promise<boolean> {
  const claimed = await db
    .updateTable("staff_two_factors")
    .set({ used_codes: sql`(array_prepend(${code}::text, used_codes))[1:${sql.lit(KEPT_CODES)}]` })
    .where("account_id", "=", accountId)
    .where(sql<boolean>`not ${code} = any(used_codes)`)
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}
