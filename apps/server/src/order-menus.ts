import type { Category } from "@comanda/contract/menu";
import { KeptAnswers } from "@comanda/places/kept-answers";

/** How many menus are kept, and for how long, in milliseconds. */
const MENUS = 100;
const MENU_LIFE_MS = 60_000;

type Options = {
  /** How long an order's answer waits for its menu: a browser gives it 15 seconds in all. */
  patience?: number;
  /** How long a menu that cannot be read is not asked for again. */
  failureLife?: number;
};

/**
 * Companies' menus for the names of what was ordered, null where one cannot be read or takes more than
 * `patience`; both options are milliseconds. A menu that is late is waited for once: while it is on its way, other orders
 * are answered without it, and it is kept when it comes.
 */
export function createOrderMenus(
  ask: (companyId: string) => Promise<Category[]>,
  { patience = 2_000, failureLife = 10_000 }: Options = {},
): (companyId: string) => Promise<Category[] | null> {
  const menus = new KeptAnswers<Category[] | null>({
    max: MENUS,
    life: (menu) => (menu ? MENU_LIFE_MS : failureLife),
  });
  const late = new Set<string>();
  const read = async (companyId: string) => {
    try {
      return await ask(companyId);
    } catch {
      return null;
    } finally {
      late.delete(companyId);
    }
  };
  return async (companyId) => {
    const menu = menus.get(companyId, () => read(companyId));
    let timer: NodeJS.Timeout | undefined;
    const waiting = new Promise<null>((resolve) => {
      const giveUp = () => {
        late.add(companyId);
        resolve(null);
      };
      timer = setTimeout(giveUp, late.has(companyId) ? 0 : patience);
    });
    try {
      return await Promise.race([menu, waiting]);
    } finally {
      clearTimeout(timer);
    }
  };
}
