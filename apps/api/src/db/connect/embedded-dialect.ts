import type { PGlite } from "@electric-sql/pglite";
import {
  type DatabaseConnection,
  PGliteAdapter,
  PGliteDialect,
  type PGliteDialectConfig,
  PGliteDriver,
} from "kysely";
import { currentDatabaseUse } from "../use/database-use.ts";
import { ConnectionQueue } from "./connection-queue.ts";
import { preparedPglite } from "./prepared-pglite.ts";

/**
 * The embedded database for Kysely. Callers wait for its connection in `ConnectionQueue`. Each database needs one
 * dialect only: two would not see each other's queue.
 */
export class EmbeddedDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;

  constructor(pglite: PGlite) {
    const config = { pglite: preparedPglite(pglite) };
    super(config);
    this.#config = config;
  }

  override createAdapter(): PGliteAdapter {
    return new UnlockedAdapter();
  }

  override createDriver(): PGliteDriver {
    return new DriverWithQueue(this.#config);
  }
}

/** Kysely's own lock for a single connection wakes all that wait, and lets newcomers in before them. */
class UnlockedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class DriverWithQueue extends PGliteDriver {
  readonly #queue = new ConnectionQueue();

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.take(currentDatabaseUse().arrivedAt);
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#queue.leave();
  }
}
