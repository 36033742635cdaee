import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** A stored picture: the name of its files, and its name in the import file. */
export type StoredPicture = { company_id: string; source: string; file: string };

/** Lists the logos, or the pictures of products, of all companies. */
export function listStoredPictures(
  db: Kysely<Database>,
  kind: "logo" | "product",
): Promise<StoredPicture[]> {
  return db
    .selectFrom("pictures")
    .select(["company_id", "source", "file"])
    .where("kind", "=", kind)
    .orderBy("company_id")
    .execute();
}
