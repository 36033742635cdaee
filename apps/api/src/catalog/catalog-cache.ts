import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { readCatalogRows, readCatalogVersion } from "./catalog.store.ts";
import { type Catalog, toCatalog } from "./to-catalog.ts";

const MAX_COMPANIES = 200;

/**
 * Catalogs by company, parsed once per import. Every read asks the database for the import's
 * version first, so no process serves an old catalog.
 */
export class CatalogCache {
  readonly #entries = new Map<string, { version: string; catalog: Catalog }>();

  /** The company's catalog, or null when there is no such company. */
  async read(db: Kysely<Database>, companyId: string): Promise<Catalog | null> {
    const version = await readCatalogVersion(db, companyId);
    const entry = this.#entries.get(companyId);
    if (entry && entry.version === version) return entry.catalog;
    const rows = version === null ? undefined : await readCatalogRows(db, companyId);
    this.#entries.delete(companyId);
    if (!rows) return null;
    const catalog = toCatalog(rows);
    this.#entries.set(companyId, { version: rows.version, catalog });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_COMPANIES && oldest) this.#entries.delete(oldest);
    return catalog;
  }
}
