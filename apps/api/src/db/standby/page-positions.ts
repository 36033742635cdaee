import { LRUCache } from "lru-cache";
import type { PageRead } from "../use/database-use.ts";
import type { WalPosition } from "./wal-position.ts";

/** The log of the primary just after a version was read. */
export type PrimaryPositions = {
  /** Everything that was visible is before it. */
  inserted: WalPosition;
  /** Everything before it can reach a standby without another commit. */
  flushed: WalPosition;
};

/** How many milliseconds a standby may be behind the primary. */
export const MAX_LAG_MS = 5_000;
const SAMPLE_MS = 500;
const MAX_HOSTS = 20_000;

type Sample = { at: number; flushed: WalPosition };

/**
 * Knows what a standby must have before it is asked for the pages of a host (decision 92): the version
 * under which the page is kept, and everything that the primary had `MAX_LAG_MS` ago.
 */
export class PagePositions {
  readonly #now: () => number;
  readonly #versions = new LRUCache<string, { version: string; inserted: WalPosition }>({
    max: MAX_HOSTS,
  });
  /** The oldest first. */
  readonly #samples: Sample[] = [];

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Notes a version that was read from the primary. */
  note(host: string, version: string, { inserted, flushed }: PrimaryPositions): void {
    // Later reads of the same version ask for nothing more: the page has what the first one had.
    if (this.#versions.get(host)?.version !== version)
      this.#versions.set(host, { version, inserted });
    const at = this.#now();
    const last = this.#samples.at(-1);
    if (last && at - last.at < SAMPLE_MS) return;
    this.#samples.push({ at, flushed });
    while (this.#samples[1] && at - this.#samples[1].at > MAX_LAG_MS) this.#samples.shift();
  }

  /** What the standby must have for a page of the host; null where only the primary can be asked. */
  readOf(host: string): PageRead | null {
    const version = this.#versions.get(host);
    return version ? { version: version.inserted, settled: this.#settled() } : null;
  }

  /** Forgets everything: another Postgres is the primary, and its log goes on from another place. */
  clear(): void {
    this.#versions.clear();
    this.#samples.length = 0;
  }

  /** The last position that is older than the bound; the newest one after a time without visitors. */
  #settled(): WalPosition {
    const now = this.#now();
    const isOld = ({ at }: Sample) => now - at > MAX_LAG_MS && now - at < 2 * MAX_LAG_MS;
    return (this.#samples.findLast(isOld) ?? this.#samples.at(-1))?.flushed ?? 0n;
  }
}
