import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema/database.ts";

export type ApiKeyRow = Selectable<Database["api_keys"]>;

/** The keys of a company, the latest first. */
export function findApiKeys(db: Kysely<Database>, companyId: string): Promise<ApiKeyRow[]> {
  return db
    .selectFrom("api_keys")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Finds the key of a token, in any company; undefined when there is none. */
export function findApiKeyByToken(
  db: Kysely<Database>,
  tokenHash: string,
): Promise<ApiKeyRow | undefined> {
  return db
    .selectFrom("api_keys")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

/** Adds a key; false when the company has one with its id. */
export async function insertApiKey(
  trx: Kysely<Database>,
  key: Insertable<Database["api_keys"]>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("api_keys")
    .values(key)
    .onConflict((conflict) => conflict.columns(["company_id", "id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes a key, which is refused from the commit on; undefined when there is none. */
export function deleteApiKey(
  trx: Kysely<Database>,
  { company_id, id }: Pick<ApiKeyRow, "company_id" | "id">,
): Promise<ApiKeyRow | undefined> {
  return trx
    .deleteFrom("api_keys")
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Notes when a key was used, unless another request has noted it since `seen`. */
export async function noteKeyUse(
  trx: Kysely<Database>,
  { company_id, id, last_used_at: seen }: Pick<ApiKeyRow, "company_id" | "id" | "last_used_at">,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("api_keys")
    .set({ last_used_at: at })
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .where((eb) =>
      seen === null ? eb("last_used_at", "is", null) : eb("last_used_at", "<=", seen),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
