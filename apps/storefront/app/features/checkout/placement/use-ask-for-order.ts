import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PlacementResult } from "../../../pay/attempt/pay-order.ts";
import { isRefusal } from "../../../pay/requests/payment-calls.ts";
import { useCheckout } from "../../../session/checkout/checkout-store.ts";
import { fetchOrder } from "../draft/order-api.ts";
import { useOrderApi } from "../draft/use-order-api.ts";
import type { CheckoutError } from "../errors/checkout-error.ts";
import { askForOrder, mayBeSentAgain, newOrderPress, type OrderPress } from "./ask-for-order.ts";

type AskForOrderOptions = {
  /** The error of the last attempt; null without one, and while another attempt runs. */
  error: CheckoutError | null;
  onPlaced: (placed: PlacementResult) => void;
  /** Sends the order again: the server accepts it only once. */
  sendAgain: () => void;
};

/**
 * After a lost answer to placing the order, asks the server for it: a placed order completes the checkout, and one
 * that has not arrived is sent again soon after the customer's press. Returns the error to show, and a function for
 * each press.
 */
export function useAskForOrder({ error, onPlaced, sendAgain }: AskForOrderOptions) {
  const orderApi = useOrderApi();
  const sentId = useCheckout(({ sending }) =>
    sending?.unpaid ? null : (sending?.orderId ?? null),
  );
  const ownId = useCheckout(({ orderId }) => orderId);
  const [answered, setAnswered] = useState<CheckoutError | null>(null);
  const press = useRef<OrderPress>(newOrderPress());
  const isAsking = error?.kind === "unreachable" && error !== answered && sentId !== null;

  const read = useEffectEvent(async (orderId: string) => {
    try {
      return await fetchOrder(orderApi, orderId);
    } catch (failure) {
      if (isRefusal(failure)) return null;
      throw failure;
    }
  });
  const complete = useEffectEvent(onPlaced);
  const endUnplaced = useEffectEvent(() => {
    if (mayBeSentAgain(press.current)) sendAgain();
    else setAnswered(error);
  });
  useEffect(() => {
    if (!isAsking) return;
    return askForOrder(press.current, {
      read: () => read(sentId),
      onPlaced: (order) => complete({ order, alreadyPlaced: order.id !== ownId }),
      onUnplaced: () => endUnplaced(),
    });
  }, [isAsking, sentId, ownId]);

  return {
    error: isAsking ? ({ kind: "unanswered" } as const) : error,
    onPress: () => {
      press.current = newOrderPress();
    },
  };
}
