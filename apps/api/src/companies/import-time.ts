import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { findImportTime } from "./companies.store.ts";

/** The instant of the company's last import as ISO 8601; null for no company. */
export async function readImportTime(
  db: Kysely<Database>,
  companyId: string,
): Promise<string | null> {
  return (await findImportTime(db, companyId))?.toISOString() ?? null;
}
