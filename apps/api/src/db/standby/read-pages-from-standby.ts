import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { currentDatabaseUse, type PageRead } from "../use/database-use.ts";
import type { StandbyPool } from "./standby-pool.ts";

/**
 * Sends the selects of pages to the standby where it has what they need, and everything else to the
 * primary (decision 92).
 */
export function readPagesFromStandby(
  primary: PostgresPool,
  standby: Pick<StandbyPool, "connect" | "noteFailure" | "end">,
): PostgresPool {
  return {
    options: primary.options,
    connect: async () => {
      const { pageRead } = currentDatabaseUse();
      return pageRead ? new PageReadConnection(primary, standby, pageRead) : primary.connect();
    },
    end: async () => {
      await Promise.all([standby.end(), primary.end()]);
    },
  };
}

const SELECT = /^\s*(select|with)\b/iu;

/** Each select finds its own connection; from the first other statement on all are the primary's. */
class PageReadConnection implements PostgresPoolClient {
  readonly #primary: PostgresPool;
  readonly #standby: Pick<StandbyPool, "connect" | "noteFailure">;
  readonly #pageRead: PageRead;
  #client: PostgresPoolClient | null = null;

  constructor(
    primary: PostgresPool,
    standby: Pick<StandbyPool, "connect" | "noteFailure">,
    pageRead: PageRead,
  ) {
    this.#primary = primary;
    this.#standby = standby;
    this.#pageRead = pageRead;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== "string") throw new Error("Pages use no cursors");
    return this.#run(sql, parameters);
  }

  release(): void {
    this.#client?.release();
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const found =
      this.#client || !SELECT.test(sql) ? null : await this.#fromStandby(sql, parameters);
    if (found) return found;
    this.#client ??= await this.#primary.connect();
    return this.#client.query(sql, parameters);
  }

  /** Null where the primary must be asked; also after a failure, which may be the standby's alone. */
  async #fromStandby(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<unknown> | null> {
    const client = await this.#standby.connect(this.#pageRead);
    if (!client) return null;
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      this.#standby.noteFailure(error as Error, this.#pageRead);
      return null;
    } finally {
      client.release();
    }
  }
}
