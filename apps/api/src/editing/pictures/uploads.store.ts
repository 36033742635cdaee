import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../db/schema/database.ts";

type Upload = { company_id: string; source: string; file: string };

/** Locks a stored picture's files against other writers until the transaction ends. */
export async function lockPictureFile(trx: Transaction<Database>, file: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${file}, 0))`.execute(trx);
}

/** Notes an uploaded picture as unused, unless a product uses it already. */
export async function noteUpload(
  trx: Transaction<Database>,
  upload: Upload,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("pictures")
    .values({ ...upload, kind: "product", unused_since: now })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "kind", "source"])
        .doUpdateSet({ unused_since: now })
        .where("pictures.unused_since", "is not", null),
    )
    .execute();
}

/** Deletes the uploads that no product has used since before an instant, and returns them. */
export function deleteUnusedUploads(db: Kysely<Database>, before: Date): Promise<Upload[]> {
  return db
    .deleteFrom("pictures")
    .where("unused_since", "<", before)
    .returning(["company_id", "source", "file"])
    .execute();
}

/** The companies whose pictures have the stored file. */
export async function findUsersOfFile(db: Kysely<Database>, file: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("pictures")
    .select("company_id")
    .where("file", "=", file)
    .execute();
  return new Set(rows.map(({ company_id }) => company_id));
}
