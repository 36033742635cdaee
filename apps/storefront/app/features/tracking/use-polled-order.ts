import type { Order } from "@comanda/contract/orders/order";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { isRefunding, isUnfinished, newerOrder } from "./state/order-page-state.ts";

/** The interval in which an unfinished order is loaded again, in milliseconds (decision 24). */
const POLL_INTERVAL_MS = 30_000;

type PolledOrder = { order: Order | null; isLoading: boolean; failed: boolean };

/**
 * Returns the current order, beginning with the one that the page was loaded with. It is loaded again
 * at an interval while it is unfinished, when the visitor comes back to the page while it is unfinished
 * or its refund is pending, and with `reload`. `acceptOrder` takes an order from elsewhere, such as the
 * websocket. When loading fails, the last order stays.
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
    // Without a network it fails at once, without a request.
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
  useOnRefocus(() => void reload(), open);
  useEffect(() => {
    if (!unfinished) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void reload();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [unfinished, reload]);

  return { ...fresh, reload, acceptOrder };
}
