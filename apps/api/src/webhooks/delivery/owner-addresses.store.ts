import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema/database.ts";

/** The name and language of a company, and the confirmed addresses of its owners. */
export async function findOwnerAddresses(
  db: Kysely<Database>,
  companyId: string,
): Promise<{ name: string; language: string | null; emails: string[] }> {
  const company = await db
    .selectFrom("companies")
    .select(sql<string>`document->>'name'`.as("name"))
    .select(sql<string | null>`document->>'language'`.as("language"))
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  const owners = await db
    .selectFrom("staff_members as member")
    .innerJoin("staff_accounts as account", "account.id", "member.account_id")
    .select((eb) => eb.ref("account.email").$notNull().as("email"))
    .where("member.company_id", "=", companyId)
    .where("member.role", "=", "owner")
    .where("account.email", "is not", null)
    .where("account.email_verified", "=", true)
    .orderBy("account.email")
    .execute();
  return { ...company, emails: owners.map(({ email }) => email) };
}
