import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema/database.ts";

/**
 * Whether the person of an account reads the mails to its address: they have confirmed it, or have
 * joined by an invitation that was sent there.
 */
export async function isEmailProven(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("staff_accounts as account")
    .select("id")
    .where("id", "=", accountId)
    .where((eb) =>
      eb.or([
        eb("email_verified", "=", true),
        eb.exists(
          eb
            .selectFrom("staff_invitations")
            .select("staff_invitations.id")
            .where("accepted_by", "=", accountId)
            .where(sql<boolean>`lower(staff_invitations.email) = account.email`),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Confirms the address of an account, and deletes its passkeys and its second factor: the person who proves
 * the address now may be another one than the person who added them.
 */
export async function confirmEmailAndDeleteFactors(
  db: Kysely<Database>,
  accountId: string,
): Promise<void> {
  await db.deleteFrom("staff_passkeys").where("account_id", "=", accountId).execute();
  await db.deleteFrom("staff_two_factors").where("account_id", "=", accountId).execute();
  await db
    .updateTable("staff_accounts")
    .set({ two_factor_enabled: false, email_verified: true })
    .where("id", "=", accountId)
    .execute();
}
