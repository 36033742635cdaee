import type { SharedPage } from "@comanda/storefront/app/server/shared-page.server.ts";
import { CachedPage } from "./cached-page.ts";

export type PageCacheDeps = {
  /**
   * A text that changes with all that the shared pages of a host show, as it is committed when this
   * is called or later; null when they are not to be kept.
   */
  version: (host: string) => Promise<string | null>;
  /** Makes the page; it is kept when its status is 200, unless it says `no-store`. */
  render: (page: SharedPage) => Promise<Response>;
  /** Milliseconds that never go back. */
  now?: () => number;
  maxBytes?: number;
};

/** A page says what time it is and whether the shop is open: an older one would be wrong. */
export const PAGE_TTL_MS = 20_000;
/** A page that takes longer to render holds only those who came in time: the next render their own. */
const JOIN_RENDER_MS = 5_000;
/** How old a page may be that is answered with while the version cannot be asked for. */
const STALE_ON_ERROR_MS = 120_000;
const MAX_BYTES = 32 * 1_024 * 1_024;

/** A page, and how old it is in milliseconds: what it says of the present is as old as that. */
export type CacheHit = { page: CachedPage; age: number };

type CacheEntry = {
  version: string;
  startedAt: number;
  page: Promise<CachedPage>;
  /** The page, once it is rendered and kept. */
  cached: CachedPage | null;
  bytes: number;
};

/**
 * Keeps the pages that many get, in `maxBytes` of memory: those asked for last. Each request asks for
 * the version first, and gets nothing that was begun under another one, so that what is committed
 * before the request comes is in its page, whichever process has written it. A page that several
 * want at once is made once. Null for what is not kept.
 *
 * When the version cannot be asked for, a page of the last two minutes is given; without one that failure
 * is thrown.
 */
export function createPageCache({
  version,
  render,
  now = () => performance.now(),
  maxBytes = MAX_BYTES,
}: PageCacheDeps): (shared: SharedPage) => Promise<CacheHit | null> {
  const entries = new Map<string, CacheEntry>();
  let bytes = 0;

  const evict = (key: string, entry: CacheEntry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  };

  const startRender = (key: string, current: string, shared: SharedPage): CacheEntry => {
    const entry: CacheEntry = {
      version: current,
      startedAt: now(),
      page: render(shared).then((answer) => {
        // It lacks something that the next one may have.
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

  /** The page that is kept under a key, however it has changed meanwhile. */
  const staleHit = (key: string): CacheHit | null => {
    const { cached = null, startedAt = 0 } = entries.get(key) ?? {};
    const age = now() - startedAt;
    return cached && age < STALE_ON_ERROR_MS ? { page: cached, age } : null;
  };

  return async (shared) => {
    const key = JSON.stringify(shared);
    let current: string | null;
    try {
      current = await version(new URL(shared.url).hostname);
    } catch (error) {
      const found = staleHit(key);
      if (!found) throw error;
      return found;
    }
    if (current === null) return null;
    let entry = entries.get(key);
    if (entry && isCurrent(entry, current)) {
      // To the end of the map, which is where the last asked for are.
      entries.delete(key);
      entries.set(key, entry);
    } else {
      entry = startRender(key, current, shared);
    }
    const page = await entry.page;
    return { page, age: now() - entry.startedAt };
  };
}
