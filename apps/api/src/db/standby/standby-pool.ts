import { setTimeout as pause } from "node:timers/promises";
import type { PostgresPoolClient } from "kysely";
import type { Logger } from "pino";
import { isConnectionLost } from "../postgres/database-failures.ts";
import { GuardedPool } from "../postgres/guarded-pool.ts";
import type { PostgresLimits } from "../postgres/postgres-limits.ts";
import { type PageRead, runAsBackground, runWithStatementTimeout } from "../use/database-use.ts";
import { parseWalPosition } from "./wal-position.ts";

/** Milliseconds for a connection and for an answer; after them the primary is asked. */
const ANSWER_MS = 2_000;
/** Between two looks at a standby that is not used. */
const RETRY_MS = 1_000;

export type StandbyLog = Pick<Logger, "info" | "warn" | "error">;

const POSITION = `select pg_is_in_recovery() as "isStandby",
  pg_last_wal_replay_lsn()::text as position`;
type PositionRow = { isStandby: boolean; position: string | null };

/**
 * Connections to a standby. One that is away, too old or no standby is not asked until it is well again:
 * it is looked at once a second, and the log says when it goes and when it comes back.
 */
export class StandbyPool {
  readonly #pool: GuardedPool;
  readonly #log: StandbyLog | null;
  #isAway = false;
  #isClosed = false;

  constructor(url: string, limits: PostgresLimits, log: StandbyLog | null = null) {
    const connectTimeoutMs = Math.min(limits.connectTimeoutMs, ANSWER_MS);
    this.#pool = new GuardedPool(url, { ...limits, connectTimeoutMs });
    this.#log = log;
  }

  /** Returns a connection to a standby that has what the page needs; null where the primary must be asked. */
  async connect(needed: PageRead): Promise<PostgresPoolClient | null> {
    if (this.#isAway) return null;
    try {
      const { client, lacks } = await this.#connectAndLook(needed);
      if (client) return client;
      if (lacks !== "version") this.#leave(lacks, needed);
    } catch (error) {
      this.#leave((error as Error).message, needed);
    }
    return null;
  }

  /** Notes that a statement failed on the standby, and was sent to the primary. */
  noteFailure(error: Error, needed: PageRead): void {
    if (isConnectionLost(error)) this.#leave(error.message, needed);
  }

  async end(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.end();
  }

  /** A standby that only lacks the version has it in a moment. */
  async #connectAndLook(needed: PageRead): Promise<Looked> {
    const client = await runWithStatementTimeout(ANSWER_MS, () => this.#pool.connect());
    let lacks: string | null = null;
    try {
      const { rows } = await client.query<PositionRow>(POSITION, []);
      lacks = whatLacks(rows[0], needed);
    } catch (error) {
      client.release();
      throw error;
    }
    if (lacks === null) return { client, lacks };
    client.release();
    return { client: null, lacks };
  }

  #leave(reason: string, needed: PageRead): void {
    if (this.#isAway || this.#isClosed) return;
    this.#isAway = true;
    this.#log?.warn({ reason }, "The standby is not used: pages are read from the primary");
    void runAsBackground(() => this.#waitUntilWell(needed));
  }

  /** It is well when it has what it lacked. */
  async #waitUntilWell(needed: PageRead): Promise<void> {
    while (!this.#isClosed) {
      await pause(RETRY_MS, undefined, { ref: false });
      try {
        const { client } = await this.#connectAndLook(needed);
        if (!client) continue;
        client.release();
        break;
      } catch {
        // It is still away.
      }
    }
    if (this.#isClosed) return;
    this.#isAway = false;
    this.#log?.info("The standby is used for pages again");
  }
}

type Looked = { client: PostgresPoolClient; lacks: null } | { client: null; lacks: string };

/** Says what a standby lacks for a page; null when it has everything. */
export function whatLacks(row: PositionRow | undefined, needed: PageRead): string | null {
  if (!row?.isStandby || row.position === null) return "it is no standby";
  const position = parseWalPosition(row.position);
  if (position < needed.settled) return "it is too old";
  return position < needed.version ? "version" : null;
}
