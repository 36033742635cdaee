import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../db/schema/database.ts";

type Upload = { company_id: string; kind: string; source: string; file: string };

/** How many bytes the originals have that a company has uploaded. */
export async function sumUploadedBytes(db: Kysely<Database>, companyId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("pictures")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>("bytes"), eb.val("0")).as("bytes"))
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Locks a stored picture's files against other writers until the transaction ends. */
export async function lockPictureFile(trx: Transaction<Database>, file: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${file}, 0))`.execute(trx);
}

/** Notes an uploaded picture as unused, unless the company uses it already. */
export async function noteUpload(
  trx: Transaction<Database>,
  upload: Upload & { bytes: number },
  now: Date,
): Promise<void> {
  await trx
    .insertInto("pictures")
    .values({ ...upload, unused_since: now })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "kind", "source"])
        .doUpdateSet({ unused_since: now })
        .where("pictures.unused_since", "is not", null),
    )
    .execute();
}

/**
 * Deletes the uploads that nothing has used since before an instant, and the pictures that were replaced before
 * another one; returns them.
 */
export function deleteUnusedPictures(
  db: Kysely<Database>,
  { unusedBefore, replacedBefore }: { unusedBefore: Date; replacedBefore: Date },
): Promise<Upload[]> {
  return db
    .deleteFrom("pictures")
    .where((eb) =>
      eb.or([eb("unused_since", "<", unusedBefore), eb("replaced_at", "<", replacedBefore)]),
    )
    .returning(["company_id", "kind", "source", "file"])
    .execute();
}

/**
 * The pictures that are made of the same original as a stored file, of all companies: the name begins
 * with the hash of the original.
 */
export function findSameOriginal(
  db: Kysely<Database>,
  file: string,
): Promise<Pick<Upload, "company_id" | "kind" | "file">[]> {
  const hash = file.replace(/[-.].*$/u, "");
  return db
    .selectFrom("pictures")
    .select(["company_id", "kind", "file"])
    .where(sql`split_part(split_part(file, '.', 1), '-', 1)`, "=", hash)
    .execute();
}
