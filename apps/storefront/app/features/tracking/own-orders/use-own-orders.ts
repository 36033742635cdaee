import type { OwnOrder } from "@comanda/contract/orders/own-order";
import { poll } from "@comanda/ui/web/poll.ts";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useCallback, useEffect, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { useNow } from "../../../hours/current-time.tsx";
import { lastOrderId } from "../../../session/client/last-order-id.ts";
import { isRunning, mergeOrders, withOrder } from "../state/running-orders.ts";
import { readOwnOrders } from "./read-own-orders.ts";

/** The interval in which the list is read again while an order is running, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;
/** The longest interval after failures, in milliseconds. */
const MAX_POLL_INTERVAL_MS = 300_000;

/**
 * Returns the orders of this device, beginning with those that the page was loaded with; null until
 * they are read. While one is running the list is read again at an interval, less often after
 * failures, and when the visitor comes back. `acceptOrder` takes the state of one order from a
 * websocket. When reading fails, the last list stays.
 */
export function useOwnOrders(loaded: OwnOrder[] | null) {
  const { id: companyId } = useCompanySite().company;
  const now = useNow();
  const [orders, setOrders] = useState(loaded);
  const reload = useCallback(async (): Promise<boolean> => {
    if (!navigator.onLine) return true;
    try {
      const fresh = await readOwnOrders(browserApi, companyId, lastOrderId(document.cookie));
      setOrders((before) => mergeOrders(before, fresh));
      return true;
    } catch {
      // The last list stays.
      return false;
    }
  }, [companyId]);
  const acceptOrder = useCallback((fresh: OwnOrder) => {
    setOrders((before) => before && withOrder(before, fresh));
  }, []);

  const isOpen = orders === null || orders.some((order) => isRunning(order, now));
  useEffect(() => {
    if (orders === null) void reload();
  }, [orders, reload]);
  useOnRefocus(() => void reload(), isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const reloadInSight = async () => document.visibilityState !== "visible" || reload();
    return poll(reloadInSight, POLL_INTERVAL_MS, MAX_POLL_INTERVAL_MS);
  }, [isOpen, reload]);
  return { orders, reload, acceptOrder };
}
