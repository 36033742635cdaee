import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { useState } from "react";
import { reportShopping } from "../../../analytics/report-shopping.ts";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import {
  cancelRefusedPayment,
  type PaymentResult,
  payAtProvider,
  payByCard,
} from "../../../pay/attempt/pay-order.ts";
import type { PaymentFailure } from "../../../pay/attempt/payment-failed-sheet.tsx";
import { useReturnUrl } from "../../../pay/attempt/use-return-url.ts";
import { type CardFormHandle, fetchCardResult } from "../../../pay/card/confirm-card-payment.ts";
import { useCardPayment } from "../../../pay/card/use-card-payment.ts";
import { usesCardForm } from "../../../pay/methods/payment-modes.ts";
import { createStartPayment, type PayableOrder } from "../../../pay/requests/start-payment.ts";
import { useWhenOnline } from "../../../web/use-online.ts";
import type { OrderApi } from "../draft/order-api.ts";
import type { UpdateOrderBody } from "../draft/order-body.ts";
import { toCheckoutError } from "../errors/checkout-error.ts";
import type { usePlaceOrder } from "../placement/use-place-order.ts";
import { paymentActions } from "./payment-actions.ts";
import { useCancelUnusedPayment } from "./use-cancel-unused-payment.ts";

type CheckoutPaymentOptions = {
  order: Order | null;
  chosen: PaymentMethod | null;
  charges: PriceBreakdown | null;
  feeAccepted: boolean;
  placing: ReturnType<typeof usePlaceOrder>;
  /** No method is chosen any more. */
  onDeselect: () => void;
  /** The order is not what the page shows of it. */
  onStale: () => void;
};

/**
 * What the summary says of a payment beside its form: that nobody knows, or that it costs something
 * else.
 */
type PaymentNote = "unsure" | "changed";

/** What a call says of an order that is no longer what the page shows of it. */
const STALE_CODES: readonly ApiError["code"][] = [
  "order_not_editable",
  "order_cancelled",
  "order_not_found",
];

/** How the order of the summary is paid: by the form on it, elsewhere, or when it comes. */
export function useCheckoutPayment({
  order,
  chosen,
  charges,
  feeAccepted,
  placing,
  onDeselect,
  onStale,
}: CheckoutPaymentOptions) {
  const { company } = useCompanySite();
  const returnUrl = useReturnUrl();
  const [startPayment] = useState(() => createStartPayment(browserApi, company));
  const [card, setCard] = useState<CardFormHandle | null>(null);
  const [problem, setProblem] = useState<PaymentFailure | null>(null);
  const [note, setNote] = useState<PaymentNote | null>(null);

  /** The method cannot be used now (spec §8): another can be. */
  const markUnavailable = () => {
    onDeselect();
    setProblem({ kind: "unavailable" });
  };
  const onRefused = (error: unknown) => {
    if (!(error instanceof ApiError)) return markUnavailable();
    if (STALE_CODES.includes(error.code)) return onStale();
    const { kind } = toCheckoutError(error, company.currency.code);
    if (kind === "server" || kind === "provider") markUnavailable();
    else placing.handleError(error);
  };

  // What costs nothing is placed by being sent: no provider is asked for it.
  const hasToPay = charges?.total !== 0;
  const byCard = hasToPay && usesCardForm(chosen);
  const payable: PayableOrder | null =
    chosen && order && charges ? { order, method: chosen, charges, feeAccepted } : null;
  const started = useCardPayment(byCard ? payable : null, startPayment, onRefused);
  useCancelUnusedPayment({ payment: started.payment, chosen, onPaid: onStale });

  const attempt = async (
    orderApi: OrderApi,
    orderId: string,
    body: UpdateOrderBody,
  ): Promise<PaymentResult> => {
    const actions = paymentActions(orderApi, orderId, body, () => {
      if (!payable) return;
      const { method, order: draft } = payable;
      reportShopping((to) => to.reportPaymentInfo(company.currency.code, draft, method.code));
    });
    if (byCard) {
      if (!(card && started.payment)) return { kind: "invalid" };
      const { payment } = started;
      return payByCard(actions, { payment, card, returnUrl: returnUrl(orderId) });
    }
    if (payable && hasToPay && isOnlineMethod(payable.method))
      return payAtProvider(actions, () => startPayment(payable));
    return { kind: "placed", placed: await actions.place() };
  };

  const run = async (pay: (orderApi: OrderApi) => Promise<PaymentResult>) => {
    setNote(null);
    const outcome = await placing.place(pay);
    switch (outcome?.kind) {
      case "refused":
        onDeselect();
        return setProblem(outcome);
      case "unsure":
        return setNote("unsure");
      case "changed":
        setNote("changed");
        return onStale();
    }
  };

  /** Whether a payment of which nobody knew has come meanwhile. */
  const check = () =>
    run(async (orderApi) => {
      const { payment } = started;
      const outcome = payment && (await fetchCardResult(browserApi, payment));
      if (!(payment && order && outcome)) return { kind: "unsure" };
      const way = paymentActions(orderApi, order.id, {});
      const paid = outcome.kind === "paid" || (await cancelRefusedPayment(way, payment));
      if (paid) return { kind: "placed", placed: { order, alreadyPlaced: false } };
      return { kind: "refused", reason: null };
    });
  useWhenOnline(note === "unsure", () => void check());

  return {
    byCard,
    payment: started.payment,
    unreachable: started.unreachable,
    retry: started.retry,
    /** Whether the form of the method can be sent: it is there, or none is needed. */
    ready: !byCard || (card !== null && started.payment !== null),
    setCardForm: setCard,
    problem,
    dismissProblem: () => setProblem(null),
    unavailable: markUnavailable,
    note,
    reportTotalChanged: () => setNote("changed"),
    check: () => void check(),
    async pay(orderId: string, body: UpdateOrderBody) {
      await run((orderApi) => attempt(orderApi, orderId, body));
    },
  };
}
