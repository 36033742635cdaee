import type { Order } from "@comanda/contract/orders/order";
import { useCallback, useEffect, useRef, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useOnRefocus } from "../../web/use-on-refocus.ts";
import { isRefunding, isUnfinished, newerOrder } from "./order-page-state.ts";

/** An unfinished order is asked for so often (design §5), in milliseconds. */
const INTERVAL = 30_000;

type PolledOrder = { order: Order | null; isLoading: boolean; failed: boolean };

/**
 * The order as it is now: what the page came with, then asked for again while it is unfinished,
 * whenever the visitor comes back to the page (then also while money is on its way back), and on
 * demand; `acceptOrder` takes what came another way. When asking fails the last answer stays, for it is
 * better than none.
 */
export function usePolledOrder(companyId: string, loaded: Order | null) {
  const [fresh, setFresh] = useState<PolledOrder>({
    order: loaded,
    isLoading: false,
    failed: false,
  });
  const orderId = loaded?.id;
  const loading = useRef(false);

  const acceptOrder = useCallback((order: Order) => {
    setFresh((last) => ({ ...last, order: newerOrder(last.order, order), failed: false }));
  }, []);

  const reload = useCallback(async () => {
    if (!orderId || loading.current) return;
    // Who has no network is told at once, and nothing is sent in vain.
    if (!navigator.onLine) return setFresh((last) => ({ ...last, failed: true }));
    loading.current = true;
    setFresh((last) => ({ ...last, isLoading: true }));
    try {
      const order = await browserApi("readOrder", { params: { companyId, orderId } });
      setFresh((last) => ({
        order: newerOrder(last.order, order),
        isLoading: false,
        failed: false,
      }));
    } catch {
      setFresh((last) => ({ ...last, isLoading: false, failed: true }));
    } finally {
      loading.current = false;
    }
  }, [companyId, orderId]);

  const unfinished = isUnfinished(fresh.order);
  const open = unfinished || isRefunding(fresh.order);
  useOnRefocus(open, () => void reload());
  useEffect(() => {
    if (!unfinished) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void reload();
    }, INTERVAL);
    return () => clearInterval(timer);
  }, [unfinished, reload]);

  return { ...fresh, reload, acceptOrder };
}
