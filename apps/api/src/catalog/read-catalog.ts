import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { Refusal } from "../shared/refusal.ts";
import type { CatalogCache } from "./catalog-cache.ts";
import type { CurrentCatalog } from "./current-catalog.ts";

type CatalogSource = { db: Kysely<Database>; catalogCache: CatalogCache };

/** Reads the catalog of a company, or 404 `company_not_found`. */
export async function readCatalog(
  { db, catalogCache }: CatalogSource,
  companyId: string,
): Promise<CurrentCatalog | Refusal> {
  return (await catalogCache.read(db, companyId)) ?? new Refusal("company_not_found");
}
