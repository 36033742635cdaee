import type { Order } from "@comanda/contract/orders/order";
import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useEffect, useState } from "react";
import { useNow } from "../../../hours/current-time.tsx";
import { lastOrderId } from "../../../session/client/last-order-id.ts";
import { addRecentId, recentIds } from "../../../session/storage/recent-ids.ts";
import { orderMoment } from "./order-moment.ts";

/** The key of the moments that this browser has shown. */
const SHOWN = "comanda.moments";

const loadBurst = async () => (await import("./moment-burst.tsx")).MomentBurst;

/** Shows each moment of an order once, in the browser that placed it. */
export function LazyOrderMoment({ order }: { order: Order }) {
  const moment = orderMoment(order, useNow());
  const [shown, setShown] = useState<string | null>(null);
  const key = moment && `${order.id}.${moment}`;
  useEffect(() => {
    if (!key || recentIds(SHOWN).includes(key)) return;
    if (lastOrderId(document.cookie) !== order.id) return;
    addRecentId(SHOWN, key);
    setShown(key);
  }, [key, order.id]);
  const isReady = shown?.endsWith(".ready") ?? false;
  return shown && <LazyPart key={shown} load={loadBurst} props={{ isReady }} />;
}
