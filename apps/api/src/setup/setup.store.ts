import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema/database.ts";

const StoredSetup = v.object({
  code_printed: v.optional(v.boolean(), false),
  dismissed: v.optional(v.boolean(), false),
  revision: v.optional(v.number(), 0),
});
type StoredSetup = v.InferOutput<typeof StoredSetup>;

/**
 * Returns what the set-up notes; `begun` is false for an imported company. Undefined when there is no such
 * company.
 */
export async function findSetup(
  db: Kysely<Database>,
  companyId: string,
): Promise<(StoredSetup & { begun: boolean }) | undefined> {
  const row = await db
    .selectFrom("companies")
    .select("setup")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row && { ...v.parse(StoredSetup, row.setup ?? {}), begun: row.setup !== null };
}

/** Stores what the set-up notes. The caller has locked the company. */
export async function storeSetup(
  db: Kysely<Database>,
  companyId: string,
  setup: StoredSetup,
): Promise<void> {
  await db
    .updateTable("companies")
    .set({ setup: JSON.stringify(setup) })
    .where("company_id", "=", companyId)
    .execute();
}
