import type { Order } from "@comanda/contract/orders";
import { useEffect, useEffectEvent, useState } from "react";
import { useCheckout } from "../../../session/checkout-store.ts";
import { isSettled, nextApplication } from "../extras/applications.ts";
import { afterWaiting, type Pressed } from "./after-waiting.ts";

type HeldPress = {
  order: Order | null;
  /** What the button says now; null while the server has not said. */
  now: Pressed | null;
  /** Sends, or shows what is in the way. */
  send: () => void;
  /** The total is not what the button said. */
  onChanged: () => void;
};

/**
 * A press of the last button while a coupon or a reward is being asked for waits for the answer: whoever
 * writes a code and orders at once means both.
 */
export function useHeldPress({ order, now, send, onChanged }: HeldPress) {
  const checkout = useCheckout((all) => all);
  const [held, setHeld] = useState<Pressed | null>(null);
  const asking = order !== null && nextApplication(order, checkout, checkout.discountNews) !== null;

  const go = useEffectEvent((pressed: Pressed) => {
    // A draft that is gone meanwhile is told of in its own place.
    if (!(order && now)) return;
    const settled = isSettled(order, checkout, checkout.discountNews);
    if (settled && afterWaiting(pressed, now) === "tell") onChanged();
    else send();
  });
  useEffect(() => {
    if (!held || asking) return;
    setHeld(null);
    go(held);
  }, [held, asking]);

  return { asking, held: held !== null, hold: () => setHeld(now) };
}
