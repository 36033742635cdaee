import type { Category } from "@comanda/contract/companies/menu";
import { AnswerCache } from "@comanda/places/remote/answer-cache";

/** Number of menus in the cache, and their lifetime in milliseconds. */
const MAX_CACHED_MENUS = 100;
const MENU_TTL_MS = 60_000;

type Options = {
  /** Milliseconds that an order's answer waits for its menu; a browser waits 15 seconds in all. */
  timeoutMs?: number;
  /** Milliseconds before a menu that could not be read is requested again. */
  failureTtlMs?: number;
};

/**
 * Looks up companies' menus for the names of ordered products; null where a menu cannot be read or
 * takes more than `timeoutMs`. Only the first order waits for a slow menu: until it arrives, other
 * orders are answered without it. A late menu is cached.
 */
export function createMenuLookup(
  fetchMenu: (companyId: string) => Promise<Category[]>,
  { timeoutMs = 2_000, failureTtlMs = 10_000 }: Options = {},
): (companyId: string) => Promise<Category[] | null> {
  const menus = new AnswerCache<Category[] | null>({
    max: MAX_CACHED_MENUS,
    ttlOf: (menu) => (menu ? MENU_TTL_MS : failureTtlMs),
  });
  const timedOut = new Set<string>();
  const read = async (companyId: string) => {
    try {
      return await fetchMenu(companyId);
    } catch {
      return null;
    } finally {
      timedOut.delete(companyId);
    }
  };
  return async (companyId) => {
    const menu = menus.getOrLoad(companyId, () => read(companyId));
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      const giveUp = () => {
        timedOut.add(companyId);
        resolve(null);
      };
      timer = setTimeout(giveUp, timedOut.has(companyId) ? 0 : timeoutMs);
    });
    try {
      return await Promise.race([menu, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}
