import type { Order } from "@comanda/contract/orders";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../session/api.ts";
import { useSeenAgain } from "../../session/seen-again.ts";
import { isRefunding, isUnfinished, laterAnswer } from "./order-page-state.ts";

/** An unfinished order is asked for so often (design §5), in milliseconds. */
const INTERVAL = 30_000;

type Fresh = { order: Order | null; asking: boolean; failed: boolean };

/**
 * The order as it is now: what the page came with, then asked for again while it is unfinished,
 * whenever the visitor comes back to the page (then also while money is on its way back), and on
 * demand; `accept` takes what came another way. When asking fails the last answer stays, for it is
 * better than none.
 */
export function useFreshOrder(companyId: string, loaded: Order | null) {
  const [fresh, setFresh] = useState<Fresh>({ order: loaded, asking: false, failed: false });
  const orderId = loaded?.id;
  const asking = useRef(false);

  const accept = useCallback((order: Order) => {
    setFresh((last) => ({ ...last, order: laterAnswer(last.order, order), failed: false }));
  }, []);

  const reload = useCallback(async () => {
    if (!orderId || asking.current) return;
    // Who has no network is told at once, and nothing is sent in vain.
    if (!navigator.onLine) return setFresh((last) => ({ ...last, failed: true }));
    asking.current = true;
    setFresh((last) => ({ ...last, asking: true }));
    try {
      const order = await api("readOrder", { params: { companyId, orderId } });
      setFresh((last) => ({ order: laterAnswer(last.order, order), asking: false, failed: false }));
    } catch {
      setFresh((last) => ({ ...last, asking: false, failed: true }));
    } finally {
      asking.current = false;
    }
  }, [companyId, orderId]);

  const unfinished = isUnfinished(fresh.order);
  const open = unfinished || isRefunding(fresh.order);
  useSeenAgain(open, () => void reload());
  useEffect(() => {
    if (!unfinished) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void reload();
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [unfinished, reload]);

  return { ...fresh, reload, accept };
}
