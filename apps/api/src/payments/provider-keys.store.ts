import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import type { ProviderKind } from "./providers/common/provider-kind.ts";

/** A company's provider; `sealed` is the text of a `SecretBox`. */
export type ProviderRow = {
  provider_id: string;
  kind: ProviderKind;
  sealed: string;
  updated_at: Date;
};

/** Returns a provider's kind and its sealed keys; null for one that the company does not have. */
export async function findStoredProvider(
  db: Kysely<Database>,
  companyId: string,
  providerId: string,
): Promise<{ kind: ProviderKind; sealed: string } | null> {
  const row = await db
    .selectFrom("payment_providers")
    .select(["kind", "sealed"])
    .where("company_id", "=", companyId)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether any company of this server has keys of a provider that takes real money. */
export async function hasRealProviderKeys(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom("payment_providers")
    .select("kind")
    .where("kind", "<>", "sandbox")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the company's providers, in the order of their ids. */
export function listProviderRows(db: Kysely<Database>, companyId: string): Promise<ProviderRow[]> {
  return db
    .selectFrom("payment_providers")
    .select(["provider_id", "kind", "sealed", "updated_at"])
    .where("company_id", "=", companyId)
    .orderBy("provider_id")
    .execute();
}

/** Replaces the company's keys with this id. */
export async function upsertProvider(
  db: Kysely<Database>,
  row: { companyId: string; providerId: string; kind: ProviderKind; sealed: string; at: Date },
): Promise<void> {
  const { companyId, providerId, kind, sealed, at } = row;
  await db
    .insertInto("payment_providers")
    .values({ company_id: companyId, provider_id: providerId, kind, sealed, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(["company_id", "provider_id"]).doUpdateSet({ kind, sealed, updated_at: at }),
    )
    .execute();
}

/** False when there were no keys. */
export async function deleteProvider(
  db: Kysely<Database>,
  companyId: string,
  providerId: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom("payment_providers")
    .where("company_id", "=", companyId)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Finds the company's `payment_methods` as imported. */
export async function findPaymentMethods(
  db: Kysely<Database>,
  companyId: string,
): Promise<unknown> {
  const row = await db
    .selectFrom("companies")
    .select("payment_methods")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row?.payment_methods ?? {};
}
