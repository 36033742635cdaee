import type { Order } from "@comanda/contract/orders/order";
import { mayStillBePaid } from "@comanda/domain/orders/payment-status";
import { isInProgress } from "@comanda/domain/orders/progress";
import { HOUR_MS, MINUTE_MS } from "@comanda/domain/time/durations";
import { useOnRefocus } from "@comanda/ui/web/use-on-refocus.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { openConnection } from "./live-socket.ts";
import { OrderSocket } from "./order-socket.ts";

/** Milliseconds after the page was opened for which it follows a payment (conformance 9.3). */
const FOLLOW_PAYMENT_MS = 30 * MINUTE_MS;

/**
 * Milliseconds after the page was opened for which it follows an order in progress: a restaurant may
 * refuse a delivery after an hour. An order that is never finished must not hold a connection for ever.
 */
const FOLLOW_PROGRESS_MS = 4 * HOUR_MS;

/** What a page has of the order that it follows. */
type FollowedOrder = Pick<Order, "id" | "status" | "payment_status"> &
  Partial<Pick<Order, "socket_authorization">>;

/**
 * Follows an order while it is in progress, or its online payment is pending or may still come late
 * (conformance 4.13, decision 24). `onOrder` gets each new state of the order, from the websocket,
 * or over HTTP if that fails. An order in progress for which the backend gives no token is left to
 * the page's own polling.
 */
export function useOrderSocket(order: FollowedOrder | null, onOrder: (order: Order) => void): void {
  const { company } = useCompanySite();
  const socket = useRef<OrderSocket | null>(null);
  const paymentIsOver = useTimeout(FOLLOW_PAYMENT_MS);
  const progressIsOver = useTimeout(FOLLOW_PROGRESS_MS);
  const [hasNoSocket, setHasNoSocket] = useState(false);
  const mayBePaid = order !== null && mayStillBePaid(order.payment_status);
  const progresses = order !== null && isInProgress(order) && !hasNoSocket;
  const waits = (mayBePaid && !paymentIsOver) || (progresses && !progressIsOver);
  const orderId = order?.id;
  const token = order?.socket_authorization ?? null;
  const notify = useEffectEvent(onOrder);
  const tokenNow = useEffectEvent(() => token);
  const isUrgent = useEffectEvent(() => mayBePaid);

  useEffect(() => {
    if (!(waits && orderId)) return;
    const params = { companyId: company.id, orderId };
    const refresh = async () => {
      // A hidden page needs no update: it refreshes at once when it is visible again. Without a
      // network a request would only fail.
      if (document.visibilityState === "hidden" || !navigator.onLine) return null;
      try {
        const answer = await browserApi("readOrder", { params });
        notify(answer);
        if (!(answer.socket_authorization || mayStillBePaid(answer.payment_status)))
          setHasNoSocket(true);
        return answer.socket_authorization;
      } catch {
        return null;
      }
    };
    const following = new OrderSocket({
      orderId,
      token: tokenNow(),
      open: openConnection,
      refresh,
      onOrder: (changed) => notify(changed),
      isUrgent: () => isUrgent(),
    });
    socket.current = following;
    return () => {
      following.stop();
      socket.current = null;
    };
  }, [waits, orderId, company.id]);
  useOnRefocus(() => socket.current?.wake(), waits);

  useEffect(() => {
    // Orders of websocket messages have no token: the last one stays.
    if (token) socket.current?.renew(token);
  }, [token]);
}

/** Returns whether the page was opened longer ago than `duration` milliseconds. */
function useTimeout(duration: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return isOver;
}
