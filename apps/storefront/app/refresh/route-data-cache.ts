/**
 * The data that each route loaded last, by its id; and when a route loaded last, in epoch
 * milliseconds.
 */
const cache = new Map<string, unknown>();
let loadedAt = Date.now();

/** Keeps the data of a route, for a refresh that fails. */
export function cacheRouteData(routeId: string, data: unknown): void {
  cache.set(routeId, data);
}

/**
 * Returns whether a route loaded its data less than `ms` ago; the start of the page counts too. Where the
 * visitor's clock was set back since, the age is not known, and the data counts as old.
 */
export function wasLoadedWithin(ms: number): boolean {
  const age = Date.now() - loadedAt;
  return age >= 0 && age < ms;
}

/**
 * For a route's `clientLoader`: returns the server's data, or the last known data where loading
 * fails, so that a failed refresh never removes the page. `complete` fills in the parts that the
 * server's data lack. Throws where nothing was loaded before, and for redirects.
 */
export async function loadOrCached<T>(
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
