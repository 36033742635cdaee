import type { SharedPage } from "@comanda/storefront/app/server/shared-page.server.ts";
import type { PageCacheResult } from "../metrics/metrics.ts";
import { CachedPage } from "./cached-page.ts";

export type PageCacheDeps = {
  /**
   * A text that changes with every commit that changes a shared page of the host; null to cache
   * nothing.
   */
  version: (host: string) => Promise<string | null>;
  /** Renders the page; it is cached when its status is 200 and it has no `no-store`. */
  render: (page: SharedPage) => Promise<Response>;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
  maxBytes?: number;
  onLookup?: (result: PageCacheResult) => void;
  /** Called when the memory of the cached pages changes. */
  onBytes?: (bytes: number) => void;
};

/** A page shows the time and whether the company is open, so it may not be older. */
export const PAGE_TTL_MS = 20_000;
/** Milliseconds in which visitors may join a running render; later visitors start their own. */
const JOIN_RENDER_MS = 5_000;
/** Age up to which a page is served while the version cannot be read. */
const MAX_UNVERIFIED_AGE_MS = 120_000;
const MAX_BYTES = 32 * 1_024 * 1_024;

/** A page and its age in milliseconds: its statements about the present are as old as that. */
export type CacheHit = { page: CachedPage; age: number };

type CacheEntry = {
  version: string;
  startedAt: number;
  page: Promise<CachedPage>;
  /** The rendered page, when it may be cached. */
  cached: CachedPage | null;
  bytes: number;
};

/**
 * Caches shared pages in `maxBytes` of memory; the least recently used are evicted. Each request
 * reads the version first and gets no page that was started under another version, so that a page
 * contains everything committed before the request, by any process. Simultaneous requests share one
 * render. Returns null where nothing is cached.
 *
 * While the version cannot be read, a page of the last two minutes is served; without one the error
 * is thrown.
 */
export function createPageCache({
  version,
  render,
  now = () => performance.now(),
  maxBytes = MAX_BYTES,
  onLookup = () => undefined,
  onBytes = () => undefined,
}: PageCacheDeps): (shared: SharedPage) => Promise<CacheHit | null> {
  const entries = new Map<string, CacheEntry>();
  let bytes = 0;

  const evict = (key: string, entry: CacheEntry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
    onBytes(bytes);
  };

  const startRender = (key: string, current: string, shared: SharedPage): CacheEntry => {
    const entry: CacheEntry = {
      version: current,
      startedAt: now(),
      page: render(shared).then((answer) => {
        // The next render may have the part that is missing in this one.
        if (answer.headers.get("cache-control")?.includes("no-store")) evict(key, entry);
        return CachedPage.of(answer);
      }),
      cached: null,
      bytes: 0,
    };
    const previous = entries.get(key);
    if (previous) evict(key, previous);
    entries.set(key, entry);
    entry.page.then(
      (page) => {
        if (page.status !== 200) return evict(key, entry);
        if (entries.get(key) !== entry) return;
        entry.cached = page;
        entry.bytes = page.bytes;
        bytes += page.bytes;
        onBytes(bytes);
        for (const [oldKey, old] of entries) {
          if (bytes <= maxBytes) break;
          evict(oldKey, old);
        }
      },
      () => evict(key, entry),
    );
    return entry;
  };

  const isCurrent = ({ version, startedAt, cached }: CacheEntry, current: string) =>
    version === current && now() - startedAt < (cached ? PAGE_TTL_MS : JOIN_RENDER_MS);

  /** Returns the cached page of a key, also after a change of the version. */
  const staleHit = (key: string): CacheHit | null => {
    const { cached = null, startedAt = 0 } = entries.get(key) ?? {};
    const age = now() - startedAt;
    return cached && age < MAX_UNVERIFIED_AGE_MS ? { page: cached, age } : null;
  };

  return async (shared) => {
    const key = JSON.stringify(shared);
    let current: string | null;
    try {
      current = await version(new URL(shared.url).hostname);
    } catch (error) {
      const found = staleHit(key);
      if (!found) throw error;
      onLookup("stale");
      return found;
    }
    if (current === null) return null;
    let entry = entries.get(key);
    if (entry && isCurrent(entry, current)) {
      // Moves the entry to the end of the map: the least recently used stay at its start.
      entries.delete(key);
      entries.set(key, entry);
      onLookup("hit");
    } else {
      entry = startRender(key, current, shared);
      onLookup("rendered");
    }
    const page = await entry.page;
    return { page, age: now() - entry.startedAt };
  };
}
