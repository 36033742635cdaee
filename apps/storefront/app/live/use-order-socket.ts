import { orderSocketPath } from "@comanda/contract/calls/order-socket";
import type { Order } from "@comanda/contract/orders/order";
import { mayStillBePaid } from "@comanda/domain/orders/payment-status";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { browserApi } from "../api/browser-api.ts";
import { useCompanySite } from "../company/company-site.tsx";
import { useOnRefocus } from "../web/use-on-refocus.ts";
import { OrderSocket, type SocketConnection } from "./order-socket.ts";

/** Spec §9: for so long after the page was opened, in milliseconds. */
const FOLLOW_MS = 30 * 60_000;

/**
 * Follows an order while an online payment is waited for, or may come late (spec §4, Tracking
 * page): `onOrder` gets it as it is then, from the websocket or, where there is none to be had, by
 * asking.
 */
export function useOrderSocket(order: Order | null, onOrder: (order: Order) => void): void {
  const { company } = useCompanySite();
  const socket = useRef<OrderSocket | null>(null);
  const isOver = useIsOver();
  const waits = order !== null && mayStillBePaid(order.payment_status) && !isOver;
  const orderId = order?.id;
  const token = order?.socket_authorization ?? null;
  const notify = useEffectEvent(onOrder);
  const tokenNow = useEffectEvent(() => token);

  useEffect(() => {
    if (!(waits && orderId)) return;
    const params = { companyId: company.id, orderId };
    const refresh = async () => {
      // Nobody looks, and who comes back asks at once.
      if (document.visibilityState === "hidden") return null;
      try {
        const answer = await browserApi("readOrder", { params });
        notify(answer);
        return answer.socket_authorization;
      } catch {
        return null;
      }
    };
    const following = new OrderSocket({
      ...{ orderId, token: tokenNow(), open: openLine, refresh },
      onOrder: (changed) => notify(changed),
    });
    socket.current = following;
    return () => {
      following.stop();
      socket.current = null;
    };
  }, [waits, orderId, company.id]);
  useOnRefocus(waits, () => socket.current?.wake());

  useEffect(() => {
    // Messages of the websocket bring none: what it was opened with holds.
    if (token) socket.current?.renew(token);
  }, [token]);
}

function useIsOver(): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

/** At the page's own origin, which passes it on where the API lives elsewhere. */
function openLine(token: string): SocketConnection {
  const url = new URL(orderSocketPath, window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("authorization", token);
  return new WebSocket(url) as SocketConnection;
}
