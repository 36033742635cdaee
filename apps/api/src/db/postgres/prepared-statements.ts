import { createHash } from "node:crypto";

/** A shorter statement is planned in less time than its answer takes. */
const MIN_LENGTH = 1_000;
/** Each keeps a plan in the memory of its connection. */
const MAX_STATEMENTS = 20;

/**
 * SQLSTATEs of a prepared statement that the connection cannot use any more: a migration changed what
 * it returns, or a pooler gave the session to another client.
 */
const UNUSABLE = ["0A000", "26000", "42P05"];

/** Returns whether the statement works when it is sent without its name. */
export function isUnusableStatement(error: unknown): boolean {
  return error instanceof Error && "code" in error && UNUSABLE.includes(String(error.code));
}

/**
 * The long statements of one connection, which Postgres plans once under a name: planning takes longer
 * than running them.
 */
export class PreparedStatements {
  /** By statement; empty for one that was sent once. */
  readonly #names = new Map<string, string>();
  readonly #unusable = new Set<string>();

  /** The name for a statement, from its second time on; undefined without one. */
  nameOf(statement: string): string | undefined {
    if (statement.length < MIN_LENGTH || this.#unusable.has(statement)) return undefined;
    const name = this.#names.get(statement);
    if (name === undefined) this.#noteFirst(statement);
    if (name !== "") return name;
    // Named by its text: behind a pooler another process may have named its own on this session.
    const hash = createHash("sha256").update(statement).digest("hex").slice(0, 32);
    this.#names.set(statement, `long_${hash}`);
    return this.#names.get(statement);
  }

  /** Notes a statement that is sent for the first time; one that came only once makes room for it. */
  #noteFirst(statement: string): void {
    if (this.#names.size >= MAX_STATEMENTS) {
      const [once] = [...this.#names].find(([, name]) => name === "") ?? [];
      if (once === undefined) return;
      this.#names.delete(once);
    }
    this.#names.set(statement, "");
  }

  /** From now on the statement has no name. */
  giveUp(statement: string): void {
    this.#unusable.add(statement);
  }
}
