import { LazyPart } from "@comanda/ui/lazy/lazy-part.tsx";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { withLaterMessages } from "../../../i18n/with-later-messages.ts";
import { PUBLIC_PAGES } from "../../../links/public-pages.ts";
import { mayHaveOrders, stopReserving } from "../state/settled-order.ts";
import type { OrderNoticesProps } from "./order-notices.tsx";

const loadOrders = withLaterMessages(
  async () => (await import("./order-notices.tsx")).OrderNotices,
);

/**
 * Keeps a visitor's running orders in sight, and reminds of the last one (conformance 4.19). Only the
 * check of what this browser has stored is in the first page; the rest is loaded when there may be such
 * an order.
 */
export function LazyOrderNotices() {
  const { pathname: page } = useLocation();
  const [due, setDue] = useState<OrderNoticesProps | null>(null);
  const tracked = useRef(false);

  useEffect(() => {
    tracked.current ||= page === "/tracking";
    if (page !== "/") stopReserving();
    setDue(mayHaveOrders() ? { tracked: tracked.current, page } : null);
  }, [page]);

  // The order's own page needs neither.
  return PUBLIC_PAGES.includes(page) && due && <LazyPart load={loadOrders} props={due} />;
}
