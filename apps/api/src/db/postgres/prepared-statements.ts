import { createHash } from "node:crypto";

/** Which statements of a connection get names. */
export type PreparedLimits = {
  /** Characters: a shorter statement is planned in less time than its answer takes. */
  minLength: number;
  /** Each keeps a plan in the memory of its connection. */
  maxStatements: number;
  /** Milliseconds without use after which a statement makes room for another; null for never. */
  forgetAfterMs: number | null;
};

const ON_POSTGRES: PreparedLimits = { minLength: 200, maxStatements: 30, forgetAfterMs: null };

/**
 * SQLSTATEs of a prepared statement that the connection cannot use any more: a migration changed what
 * it returns, or a pooler gave the session to another client.
 */
const UNUSABLE = ["0A000", "26000", "42P05"];

/** A text of several statements: Postgres prepares one only. The jobs' library sends such texts each minute. */
const SEVERAL = /;\s*\S/u;

/** Returns whether an error is about the prepared statement only: sent without its name it works. */
export function isUnusableStatement(error: unknown): boolean {
  return error instanceof Error && "code" in error && UNUSABLE.includes(String(error.code));
}

/** `name` is null for a statement that was sent once; `usedAt` in milliseconds of `performance.now()`. */
type Known = { name: string | null; usedAt: number };

/**
 * The long statements of one connection, which Postgres plans once under a name: planning takes longer
 * than running them.
 */
export class PreparedStatements {
  readonly #limits: PreparedLimits;
  readonly #known = new Map<string, Known>();
  readonly #unusable = new Set<string>();
  #forgotten: string[] = [];

  constructor(limits = ON_POSTGRES) {
    this.#limits = limits;
  }

  /** The name for a statement, from its second time on; undefined without one, and for several in one text. */
  nameOf(statement: string): string | undefined {
    if (statement.length < this.#limits.minLength || this.#unusable.has(statement))
      return undefined;
    const known = this.#known.get(statement);
    if (known === undefined) {
      if (!SEVERAL.test(statement)) this.#noteFirst(statement);
      return undefined;
    }
    known.usedAt = performance.now();
    known.name ??= nameFor(statement);
    return known.name;
  }

  /** Notes a statement that is sent for the first time, if another one makes room for it. */
  #noteFirst(statement: string): void {
    if (this.#known.size >= this.#limits.maxStatements) {
      const least = this.#findLeastUsed();
      if (least === undefined) return;
      const [text, { name }] = least;
      this.#known.delete(text);
      if (name !== null) this.#forgotten.push(name);
    }
    this.#known.set(statement, { name: null, usedAt: performance.now() });
  }

  /** One that came only once, else one that was not used for long. */
  #findLeastUsed(): [text: string, known: Known] | undefined {
    const all = [...this.#known];
    const once = all.find(([, { name }]) => name === null);
    const { forgetAfterMs } = this.#limits;
    if (once || forgetAfterMs === null) return once;
    const before = performance.now() - forgetAfterMs;
    return all.find(([, { usedAt }]) => usedAt < before);
  }

  /** Returns the names that were forgotten since the last call: the connection may close them. */
  takeForgotten(): string[] {
    const names = this.#forgotten;
    this.#forgotten = [];
    return names;
  }

  /** From now on the statement has no name. */
  giveUp(statement: string): void {
    this.#unusable.add(statement);
  }
}

/** Named by its text: behind a pooler another process may have named its own on this session. */
function nameFor(statement: string): string {
  return `long_${createHash("sha256").update(statement).digest("hex").slice(0, 32)}`;
}
