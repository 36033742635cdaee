import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { untoldOrder } from "../../session/last-order.ts";
import type { RecentOrderProps } from "./recent-order.tsx";

/** The pages on which the visitor may be told of an order: not its own, nor those of no restaurant. */
const pages = ["/", "/products", "/cart", "/info"];

/**
 * Tells whoever has ordered here lately how their order stands (spec §4, Order-status modal). All
 * but the look at the cookie comes when there is such an order, and is done without when it fails.
 * Who walks here from the order's page has just read it there, and is told when they come back.
 */
export function RecentOrderDoor() {
  const { pathname } = useLocation();
  const [Told, setTold] = useState<ComponentType<RecentOrderProps> | null>(null);
  const [orderId, setOrderId] = useState<string | null>(null);
  const tracked = useRef(false);

  useEffect(() => {
    tracked.current ||= pathname === "/tracking";
    const untold = pages.includes(pathname) && !tracked.current ? untoldOrder() : null;
    setOrderId(untold);
    if (!untold) return;
    import("./recent-order.tsx").then(
      ({ RecentOrder }) => setTold(() => RecentOrder),
      () => undefined,
    );
  }, [pathname]);

  return Told && orderId && <Told key={orderId} orderId={orderId} page={pathname} />;
}
