import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** The account that the demo's link opens. It has no e-mail address and no password. */
export const DEMO_ACCOUNT_ID = "demo-owner";

/**
 * Companies of the demo as they were imported: a company that was imported again since belongs to
 * its owner.
 */
export async function findDemoCompanies(
  db: Kysely<Database>,
  imported: readonly { company_id: string; imported_at: string }[],
): Promise<string[]> {
  if (imported.length === 0) return [];
  const rows = await db
    .selectFrom("companies")
    .select(["company_id", "imported_at"])
    .where(
      "company_id",
      "in",
      imported.map(({ company_id }) => company_id),
    )
    .orderBy("company_id")
    .execute();
  return rows
    .filter((row) =>
      imported.some(
        ({ company_id, imported_at }) =>
          company_id === row.company_id && imported_at === row.imported_at.toISOString(),
      ),
    )
    .map(({ company_id }) => company_id);
}

/** Makes the demo's account an owner of these companies. */
export async function putDemoOwner(
  db: Kysely<Database>,
  companyIds: readonly string[],
): Promise<void> {
  for (const company_id of companyIds)
    await db
      .insertInto("staff_members")
      .values({ company_id, account_id: DEMO_ACCOUNT_ID, role: "owner", pin_hash: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Removes all staff of a company that the demo's account is a member of: everybody could join the
 * demo, and the company is about to become a real one.
 */
export async function removeDemoStaff(db: Kysely<Database>, companyId: string): Promise<void> {
  const demo = await db
    .selectFrom("staff_members")
    .select("account_id")
    .where("company_id", "=", companyId)
    .where("account_id", "=", DEMO_ACCOUNT_ID)
    .executeTakeFirst();
  if (!demo) return;
  for (const table of ["staff_members", "staff_invitations", "staff_tablets"] as const)
    await db.deleteFrom(table).where("company_id", "=", companyId).execute();
}

/** Ends everything that the demo's link has opened. */
export async function deleteDemoAccount(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom("staff_accounts").where("id", "=", DEMO_ACCOUNT_ID).execute();
}
