import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from "kysely";
import type pg from "pg";

export type RunStatement = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<Pick<pg.QueryResult, "command" | "rowCount" | "rows">>;

/**
 * The statements of `sendAhead`: their rows are not used, and a read of the same transaction follows at
 * once.
 */
const aheadStatements = new Set<string>();

/**
 * Sends a statement ahead from now on: it counts as answered at once. The next statement of its connection
 * goes to Postgres without waiting for it, and fails with its error. So a lock is held one round trip less
 * (decision 54).
 */
export function sendAhead(sql: string): void {
  aheadStatements.add(sql);
}

const NO_ROWS = { command: "", rowCount: 0, rows: [] };

/** The part of a connection that Kysely uses. */
export class PooledConnection implements PostgresPoolClient {
  readonly #runStatement: RunStatement;
  readonly release: (destroy?: boolean) => void;
  /** The answers to statements that were sent ahead. The next statement is sent at once; its answer waits for them. */
  #ahead: Promise<unknown>[] = [];

  constructor(runStatement: RunStatement, release: (destroy?: boolean) => void) {
    this.#runStatement = runStatement;
    this.release = release;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== "string") throw new Error("The pool serves no cursors");
    const answer = this.#runStatement(sql, parameters);
    if (aheadStatements.has(sql)) {
      answer.catch(() => undefined);
      this.#ahead.push(answer);
      return Promise.resolve(NO_ROWS);
    }
    return this.#ahead.length === 0 ? answer : this.#afterAhead(sql, answer);
  }

  async #afterAhead<T>(sql: string, answer: Promise<T>): Promise<T> {
    const all = await Promise.allSettled([...this.#ahead.splice(0), answer]);
    const failed = all.find(({ status }) => status === "rejected");
    // A failed transaction is still rolled back.
    if (failed?.status === "rejected" && sql !== "rollback") throw failed.reason;
    return answer;
  }
}
