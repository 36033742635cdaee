import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";
import { readCatalogRows, readCatalogState } from "./catalog.store.ts";
import { type CurrentCatalog, toCurrentCatalog } from "./current-catalog.ts";
import { type Catalog, toCatalog } from "./to-catalog.ts";

const MAX_COMPANIES = 200;

/**
 * Catalogs by company, parsed once per import. Every read asks the database for the import's
 * version and for the changes of staff first, so no process serves an old catalog.
 */
export class CatalogCache {
  readonly #clock: () => Date;
  readonly #entries = new Map<string, { version: string; catalog: Catalog }>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** The company's catalog, or null when there is no such company. */
  async read(db: Kysely<Database>, companyId: string): Promise<CurrentCatalog | null> {
    const state = await readCatalogState(db, companyId);
    const catalog = await this.#readImported(db, companyId, state?.version ?? null);
    return state && catalog ? toCurrentCatalog(catalog, state, this.#clock()) : null;
  }

  async #readImported(
    db: Kysely<Database>,
    companyId: string,
    version: string | null,
  ): Promise<Catalog | null> {
    const known = this.#entries.get(companyId);
    if (known && known.version === version) return known.catalog;
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
