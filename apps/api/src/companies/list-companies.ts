import type { Deps } from "../context/deps.ts";
import { findCompanies } from "./companies.store.ts";

/** The first companies of the database, each with its host names; none in an empty one. */
export async function listCompanies(
  { db }: Pick<Deps, "db">,
  limit: number,
): Promise<{ company_id: string; hosts: string[] }[]> {
  return findCompanies(db, limit);
}
