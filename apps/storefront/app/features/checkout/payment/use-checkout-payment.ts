import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useReducer, useState } from "react";
import { reportShopping } from "../../../analytics/when-reporting-loaded.ts";
import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import {
  cancelRefusedPayment,
  type PaymentResult,
  payAtProvider,
  payByCard,
} from "../../../pay/attempt/pay-order.ts";
import { useReturnUrl } from "../../../pay/attempt/use-return-url.ts";
import { type CardFormHandle, fetchCardResult } from "../../../pay/card/confirm-card-payment.ts";
import { useCardPayment } from "../../../pay/card/use-card-payment.ts";
import { usesCardForm } from "../../../pay/methods/payment-modes.ts";
import type { PayableOrder } from "../../../pay/requests/payment-body.ts";
import { createStartPayment } from "../../../pay/requests/start-payment.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import type { OrderApi } from "../draft/order-api.ts";
import type { UpdateOrderBody } from "../draft/order-body.ts";
import { toCheckoutError } from "../errors/checkout-error.ts";
import { useLostDraft } from "../errors/use-lost-draft.ts";
import type { usePlaceOrder } from "../placement/use-place-order.ts";
import { OPEN_PAYMENT, reduceCheckoutPayment } from "./checkout-payment-state.ts";
import { paymentActions } from "./payment-actions.ts";
import { useCancelUnusedPayment } from "./use-cancel-unused-payment.ts";

type CheckoutPaymentOptions = {
  order: Order | null;
  chosen: PaymentMethod | null;
  /** The customer has left online payment. */
  leftOnline: boolean;
  charges: PriceBreakdown | null;
  feeAccepted: boolean;
  placing: ReturnType<typeof usePlaceOrder>;
  /** Clears the chosen method. */
  onDeselect: () => void;
  /** The order is no longer the draft that the page shows. */
  onStale: () => void;
};

/**
 * Pays the order of the summary: by the card form on it, on the provider's page, or when the order
 * arrives.
 */
export function useCheckoutPayment({
  order,
  chosen,
  leftOnline,
  charges,
  feeAccepted,
  placing,
  onDeselect,
  onStale,
}: CheckoutPaymentOptions) {
  const { company } = useCompanySite();
  const store = useCheckoutStore();
  const returnUrl = useReturnUrl();
  const [startPayment] = useState(() => createStartPayment(browserApi, company));
  const [card, setCard] = useState<CardFormHandle | null>(null);
  const [{ state, failure }, dispatch] = useReducer(reduceCheckoutPayment, OPEN_PAYMENT);

  /** The method cannot be used now (conformance 8.7): the customer chooses another. */
  const markUnavailable = () => {
    onDeselect();
    dispatch({ type: "methodUnavailable" });
  };
  const askedAgain = useLostDraft(order, onStale);
  const onRefused = (error: unknown) => {
    if (!(error instanceof ApiError)) return markUnavailable();
    if (askedAgain(error)) return;
    const { kind } = toCheckoutError(error, company.currency.code);
    if (kind === "server" || kind === "provider") markUnavailable();
    else placing.handleError(error);
  };

  // An order that costs nothing is placed without a provider.
  const hasToPay = charges?.total !== 0;
  const byCard = hasToPay && usesCardForm(chosen);
  const payable: PayableOrder | null =
    chosen && order && charges ? { order, method: chosen, charges, feeAccepted } : null;
  const cardPayment = useCardPayment(byCard ? payable : null, startPayment, {
    onRefused,
    onStarted: ({ id }) => store.getState().update({ cardPaymentId: id }),
  });
  useCancelUnusedPayment({ leftOnline, onPaid: onStale });

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
      if (!(card && cardPayment.payment)) return { kind: "invalid" };
      const { payment } = cardPayment;
      return payByCard(actions, { payment, card, returnUrl: returnUrl(orderId) });
    }
    if (payable && hasToPay && isOnlineMethod(payable.method))
      return payAtProvider(actions, () => startPayment(payable));
    return { kind: "placed", placed: await actions.place() };
  };

  const run = async (pay: (orderApi: OrderApi) => Promise<PaymentResult>) => {
    dispatch({ type: "attemptStarted" });
    const result = await placing.place(pay);
    switch (result?.kind) {
      case "refused":
        onDeselect();
        return dispatch({ type: "cardRefused", reason: result.reason });
      case "unsure":
        return dispatch({ type: "answerLost" });
      case "changed":
        dispatch({ type: "totalChanged" });
        return onStale();
      default:
        dispatch({ type: "attemptEnded" });
    }
  };

  /** Asks the server whether a payment whose answer was lost is paid. */
  const check = () =>
    run(async (orderApi) => {
      const { payment } = cardPayment;
      const result = payment && (await fetchCardResult(browserApi, payment));
      if (!(payment && order && result)) return { kind: "unsure" };
      const actions = paymentActions(orderApi, order.id, {});
      const ended = result.kind === "paid" ? "paid" : await cancelRefusedPayment(actions, payment);
      if (ended === "paid") return { kind: "placed", placed: { order, alreadyPlaced: false } };
      return ended === "unpaid" ? { kind: "refused", reason: null } : { kind: "unsure" };
    });
  useWhenOnline(state === "unsure", () => void check());

  return {
    byCard,
    payment: cardPayment.payment,
    unreachable: cardPayment.unreachable,
    retry: cardPayment.retry,
    /** Whether the method can pay: its card form is shown, or it needs none. */
    ready: !byCard || (card !== null && cardPayment.payment !== null),
    setCardForm: setCard,
    failure,
    dismissFailure: () => dispatch({ type: "failureDismissed" }),
    markUnavailable,
    state,
    reportTotalChanged: () => dispatch({ type: "totalChanged" }),
    check: () => void check(),
    async pay(orderId: string, body: UpdateOrderBody) {
      await run((orderApi) => attempt(orderApi, orderId, body));
    },
  };
}
