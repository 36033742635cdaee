import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

/** Lists the logos of all companies: the stored file's name, and the name in the import file. */
export function listLogos(
  db: Kysely<Database>,
): Promise<{ company_id: string; source: string; file: string }[]> {
  return db
    .selectFrom("pictures")
    .select(["company_id", "source", "file"])
    .where("kind", "=", "logo")
    .orderBy("company_id")
    .execute();
}
