/** What the routes have loaded last, by their ids, and when the last of them did. */
const cache = new Map<string, unknown>();
let loadedAt = Date.now();

/** Keeps what a route shows, for the refresh that fails. */
export function cacheRouteData(routeId: string, data: unknown): void {
  cache.set(routeId, data);
}

/** Epoch milliseconds; at first those at which the page came. */
export function lastLoadedAt(): number {
  return loadedAt;
}

/**
 * A route's `clientLoader`: what the server has, or when it cannot be reached, what was there. A
 * refresh that fails must not take the page away, nor a part of it: `complete` adds to what the
 * server has what is missing in it.
 */
export async function staleOnError<T>(
  routeId: string,
  fromServer: () => Promise<T>,
  complete: (fresh: T, known: T) => T | Promise<T> = (fresh) => fresh,
): Promise<T> {
  try {
    const fresh = await fromServer();
    loadedAt = Date.now();
    return cache.has(routeId) ? await complete(fresh, cache.get(routeId) as T) : fresh;
  } catch (error) {
    if (!cache.has(routeId) || isRedirect(error)) throw error;
    return cache.get(routeId) as T;
  }
}

function isRedirect(error: unknown): boolean {
  return error instanceof Response && error.status < 400;
}
