import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import {
  choosePrimary,
  type DatabaseHostState,
  otherWritable,
  type Writable,
} from "./choose-primary.ts";
import { hostNameOf } from "./host-urls.ts";

/** Milliseconds for a host to answer: one that is off does not answer at all. */
const PROBE_MS = 1_500;
/** Between two looks at all hosts while one of them is used. */
const WATCH_MS = 5_000;
/** Between two searches that find nothing. */
const SEARCH_MS = 250;

export const STATE = `select current_setting('transaction_read_only') = 'on' as "isReadOnly",
  case when pg_is_in_recovery() then null
    else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;
export type StateRow = { isReadOnly: boolean; timeline: string | null };

/** No host of the URL can be written to now. The request is safe to repeat. */
export class NoPrimary extends Error {
  readonly code = "DATABASE_NO_PRIMARY";

  constructor(states: readonly DatabaseHostState[]) {
    const each = states.map(({ url, fault }) => `${hostNameOf(url)}: ${fault ?? "an old primary"}`);
    super(`No host of the database can be written to (${each.join("; ")})`);
    this.name = "NoPrimary";
  }
}

export type FinderHooks = {
  log?: Pick<Logger, "warn" | "error"> | undefined;
  /** Called when another host becomes the primary. */
  onMove?: () => void;
};

/** A connection that is cut when another host becomes the primary. */
export type FollowedClient = {
  once(event: "end", listener: () => void): unknown;
  destroyConnection(reason: Error): void;
};

/**
 * Finds which host of several is the primary (decision 93), and goes on to the one that is promoted. All
 * connections of a process to these hosts use one finder, so that none stays at a former primary.
 */
export class PrimaryFinder {
  readonly #urls: readonly string[];
  readonly #log: Pick<Logger, "warn" | "error"> | undefined;
  readonly #onMove: () => void;
  readonly #clients = new Map<FollowedClient, string>();
  #timeline = 0;
  #found: Writable | null = null;
  #last: string | null = null;
  #search: Promise<Writable> | null = null;
  #watch: NodeJS.Timeout | null = null;
  #reported = "";

  constructor(urls: readonly string[], { log, onMove = () => undefined }: FinderHooks = {}) {
    this.#urls = urls;
    this.#log = log;
    this.#onMove = onMove;
  }

  /** Returns the primary; throws `NoPrimary`. Simultaneous calls share one search. */
  async find(): Promise<Writable> {
    if (this.#found) return this.#found;
    if (!this.#search) {
      const search = this.#lookAtAll();
      this.#search = search;
      const forget = () => {
        this.#search = null;
      };
      search.then(forget, () => pause(SEARCH_MS, undefined, { ref: false }).then(forget));
    }
    return this.#search;
  }

  /** Throws `NoPrimary` unless a new session can write, on the newest timeline. */
  confirm(url: string, row: StateRow | undefined): void {
    const state = stateOf(url, row);
    if (!choosePrimary([state], this.#timeline)) throw new NoPrimary([state]);
  }

  /** Notes that the host does not answer as the primary; the next connection searches again. */
  noteLost(lost: Writable): void {
    if (this.#found === lost) this.#found = null;
  }

  follow(client: FollowedClient, url: string): void {
    this.#clients.set(client, url);
    client.once("end", () => this.#clients.delete(client));
  }

  close(): void {
    clearInterval(this.#watch ?? undefined);
  }

  async #lookAtAll(): Promise<Writable> {
    const states = await Promise.all(this.#urls.map(probe));
    const chosen = choosePrimary(states, this.#timeline);
    this.#reportOthers(otherWritable(states, chosen));
    if (!chosen) {
      this.#found = null;
      throw new NoPrimary(states);
    }
    this.#use(chosen);
    return this.#found ?? chosen;
  }

  #use(chosen: Writable): void {
    this.#timeline = chosen.timeline;
    if (this.#found?.url === chosen.url) return;
    this.#found = chosen;
    if (this.#last !== null && this.#last !== chosen.url) {
      const facts = { primary: hostNameOf(chosen.url), timeline: chosen.timeline };
      this.#log?.warn(facts, "Another host is the primary of the database");
      this.#onMove();
    }
    this.#last = chosen.url;
    for (const [client, url] of this.#clients)
      if (url !== chosen.url)
        client.destroyConnection(new Error("Connection terminated: another host is the primary"));
    this.#watch ??= setInterval(() => {
      if (this.#found) this.#lookAtAll().catch(() => undefined);
    }, WATCH_MS).unref();
  }

  /** One line for each change of what is found, not for each look. */
  #reportOthers(urls: readonly string[]): void {
    const hosts = urls.map(hostNameOf);
    if (hosts.join() === this.#reported) return;
    this.#reported = hosts.join();
    if (hosts.length > 0)
      this.#log?.error({ hosts }, "A former primary of the database is writable: stop it");
  }
}

function stateOf(url: string, row: StateRow | undefined): DatabaseHostState {
  if (!row || row.timeline === null) return { url, timeline: null, fault: "a standby" };
  if (row.isReadOnly) return { url, timeline: null, fault: "read-only" };
  return { url, timeline: Number.parseInt(row.timeline, 16) };
}

async function probe(url: string): Promise<DatabaseHostState> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  client.on("error", () => undefined);
  const timer = setTimeout(() => client.connection.stream.destroy(), PROBE_MS);
  try {
    await client.connect();
    const { rows } = await client.query<StateRow>(STATE);
    return stateOf(url, rows[0]);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return { url, timeline: null, fault: code ?? message };
  } finally {
    clearTimeout(timer);
    client.end().catch(() => undefined);
  }
}
