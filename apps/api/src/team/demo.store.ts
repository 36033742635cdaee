import type { Kysely } from "kysely";
import { readInstallationFact, writeInstallationFact } from "../db/installation-facts.ts";
import type { Database } from "../db/schema/database.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";

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

type DemoImport = { company_id: string; imported_at: string };

/** The recorded demo companies, each with the instant of its import. */
export async function readDemoImports(db: Kysely<Database>): Promise<DemoImport[]> {
  return JSON.parse((await readInstallationFact(db, "demo_companies")) ?? "[]");
}

/**
 * Ends that these companies are the demo's: any visitor could join them, so all staff, invitations,
 * tablets, API keys and webhooks go. The record goes too, so that the staff who come after it stay.
 * Returns whether one of them was the demo's.
 */
export async function endDemoOf(
  db: Kysely<Database>,
  companyIds: readonly string[],
): Promise<boolean> {
  const imports = await readDemoImports(db);
  const ended = imports.filter(({ company_id }) => companyIds.includes(company_id));
  if (ended.length === 0) return false;
  for (const { company_id } of ended)
    for (const table of [
      "staff_members",
      "staff_invitations",
      "staff_tablets",
      "api_keys",
      "webhooks",
    ] as const)
      await db.deleteFrom(table).where("company_id", "=", company_id).execute();
  const rest = imports.filter((each) => !ended.includes(each));
  await writeInstallationFact(db, "demo_companies", JSON.stringify(rest));
  return true;
}

/** Ends everything that the demo's link has opened, and the demo itself. */
export async function endDemo(db: Kysely<Database>): Promise<void> {
  const imports = await readDemoImports(db);
  await endDemoOf(
    db,
    imports.map(({ company_id }) => company_id),
  );
  await db.deleteFrom("staff_accounts").where("id", "=", DEMO_ACCOUNT_ID).execute();
}
