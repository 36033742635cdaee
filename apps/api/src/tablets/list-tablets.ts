import type { Deps } from "../context/deps.ts";
import { findTablets, type StoredTablet } from "./tablets.store.ts";

/** The enrolled tablets of a company. */
export async function listTablets(
  { db, clock }: Pick<Deps, "db" | "clock">,
  companyId: string,
): Promise<StoredTablet[]> {
  return findTablets(db, companyId, clock());
}
