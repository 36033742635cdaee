import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import type { CardFormHandle } from "../card/confirm-card-payment.ts";
import { useCardPayment } from "../card/use-card-payment.ts";
import type { PayableOrder } from "../requests/payment-body.ts";
import { createStartPayment } from "../requests/start-payment.ts";
import type { PaymentRoute } from "./pay-order.ts";
import { useReturnUrl } from "./use-return-url.ts";

type RouteOptions = {
  /** The order with its method; null while it cannot be paid. */
  payable: PayableOrder | null;
  /** Whether the method has a card form on this page. */
  byCard: boolean;
  /** False for an order that costs nothing: it is placed without a provider. */
  hasToPay: boolean;
};

/** Starts the payment of a card form at the server, and returns by which route an order is paid. */
export function usePaymentRoute(
  { payable, byCard, hasToPay }: RouteOptions,
  handlers: Parameters<typeof useCardPayment>[2],
) {
  const { company } = useCompanySite();
  const returnUrl = useReturnUrl();
  const [startPayment] = useState(() => createStartPayment(browserApi, company));
  const [card, setCard] = useState<CardFormHandle | null>(null);
  const cardPayment = useCardPayment(byCard ? payable : null, startPayment, handlers);
  const { payment } = cardPayment;

  const routeOf = (orderId: string): PaymentRoute => {
    if (byCard) {
      const form = card && payment ? { payment, card, returnUrl: returnUrl(orderId) } : null;
      return { kind: "card", form };
    }
    return payable && hasToPay && isOnlineMethod(payable.method)
      ? { kind: "provider", start: () => startPayment(payable) }
      : { kind: "placeOnly" };
  };
  return {
    cardPayment,
    routeOf,
    setCardForm: setCard,
    /** Whether the method can pay: its card form is shown, or it needs none. */
    ready: !byCard || (card !== null && payment !== null),
  };
}
