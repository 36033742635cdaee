import type { Category } from "@comanda/contract/companies/menu";
import { AnswerCache } from "@comanda/places/remote/answer-cache";

/** How many menus are kept, and for how long, in milliseconds. */
const MAX_CACHED_MENUS = 100;
const MENU_TTL_MS = 60_000;

type Options = {
  /** How long an order's answer waits for its menu: a browser gives it 15 seconds in all. */
  timeoutMs?: number;
  /** How long a menu that cannot be read is not asked for again. */
  failureTtlMs?: number;
};

/**
 * Companies' menus for the names of what was ordered, null where one cannot be read or takes more than
 * `patience`; both options are milliseconds. A menu that is late is waited for once: while it is on its way, other orders
 * are answered without it, and it is kept when it comes.
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
