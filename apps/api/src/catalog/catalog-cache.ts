import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../db/schema/database.ts";
import { type CatalogState, readCatalogRows, readCatalogState } from "./catalog.store.ts";
import { type CurrentCatalog, toCurrentCatalog } from "./current-catalog.ts";
import { type Catalog, toCatalog } from "./to-catalog.ts";

type CachedCatalog = { version: string; catalog: Catalog };

/**
 * Characters of the stored catalogs, as JSON. In memory a parsed catalog takes about three times as
 * many bytes. This is room for a thousand menus of 60 dishes.
 */
const MAX_CHARACTERS = 24 * 1_024 * 1_024;

/**
 * Catalogs by company, parsed once per import; those that were not read for the longest time give
 * way, and one that is larger than all the room takes it alone. Every read asks the database for the
 * import's version and for the changes of staff first, so no process serves an old catalog.
 */
export class CatalogCache {
  readonly #clock: () => Date;
  readonly #maxCharacters: number;
  readonly #entries: LRUCache<string, CachedCatalog>;
  /** The catalogs that are being read, by company and version: requests that come together wait for one reading. */
  readonly #readings = new Map<string, Promise<Catalog | null>>();

  constructor(clock: () => Date, maxCharacters = MAX_CHARACTERS) {
    this.#clock = clock;
    this.#maxCharacters = maxCharacters;
    this.#entries = new LRUCache({ maxSize: maxCharacters });
  }

  /** How many characters the kept catalogs have, as JSON. */
  get characters(): number {
    return this.#entries.calculatedSize;
  }

  /** The company's catalog, or null when there is no such company. */
  async read(db: Kysely<Database>, companyId: string): Promise<CurrentCatalog | null> {
    const state = await readCatalogState(db, companyId);
    return state ? this.readWithState(db, companyId, state) : this.#forget(companyId);
  }

  /**
   * The same for a state that was just read together with other rows; null when the company was
   * deleted since.
   */
  async readWithState(
    db: Kysely<Database>,
    companyId: string,
    state: CatalogState,
  ): Promise<CurrentCatalog | null> {
    const catalog = await this.#readImported(db, companyId, state.version);
    return catalog && toCurrentCatalog(catalog, state, this.#clock());
  }

  /** The company's catalog as it was last read, which may be old: only for what is checked afterwards. */
  lastRead(companyId: string): Catalog | null {
    return this.#entries.peek(companyId)?.catalog ?? null;
  }

  #forget(companyId: string): null {
    this.#entries.delete(companyId);
    return null;
  }

  async #readImported(
    db: Kysely<Database>,
    companyId: string,
    version: string,
  ): Promise<Catalog | null> {
    const known = this.#entries.get(companyId);
    if (known && known.version === version) return known.catalog;
    // A transaction may hold the only connection, for which another's reading waits.
    if (db.isTransaction) return this.#readRows(db, companyId);
    const key = `${companyId} ${version}`;
    const running = this.#readings.get(key);
    if (running) return running;
    const reading = this.#readRows(db, companyId).finally(() => this.#readings.delete(key));
    this.#readings.set(key, reading);
    return reading;
  }

  async #readRows(db: Kysely<Database>, companyId: string): Promise<Catalog | null> {
    const rows = await readCatalogRows(db, companyId);
    this.#forget(companyId);
    if (!rows) return null;
    const catalog = toCatalog(rows);
    const size = Math.min(JSON.stringify(rows).length, this.#maxCharacters);
    this.#entries.set(companyId, { version: rows.version, catalog }, { size });
    return catalog;
  }
}
