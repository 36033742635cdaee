import type { Deps } from "../context/deps.ts";
import { findCompanies } from "./companies.store.ts";

/** Lists the first `limit` companies of the database, each with its host names. */
export async function listCompanies(
  { db }: Pick<Deps, "db">,
  limit: number,
): Promise<{ company_id: string; hosts: string[] }[]> {
  return findCompanies(db, limit);
}
