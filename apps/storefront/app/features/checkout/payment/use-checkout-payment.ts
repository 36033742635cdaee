import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { useWhenOnline } from "@comanda/ui/web/use-online.ts";
import { useReducer } from "react";
import { reportShopping } from "../../../analytics/when-reporting-loaded.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { type PaymentResult, payOrder } from "../../../pay/attempt/pay-order.ts";
import { usePaymentRoute } from "../../../pay/attempt/use-payment-route.ts";
import { usesCardForm } from "../../../pay/methods/payment-modes.ts";
import type { PayableOrder } from "../../../pay/requests/payment-body.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import type { OrderApi } from "../draft/order-api.ts";
import type { UpdateOrderBody } from "../draft/order-body.ts";
import { toCheckoutError } from "../errors/checkout-error.ts";
import { useRefetchLostDraft } from "../errors/use-refetch-lost-draft.ts";
import type { usePlaceOrder } from "../placement/use-place-order.ts";
import { checkLostPayment } from "./check-lost-payment.ts";
import { eventOfResult, OPEN_PAYMENT, reduceCheckoutPayment } from "./checkout-payment-state.ts";
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
  const [{ state, failure }, dispatch] = useReducer(reduceCheckoutPayment, OPEN_PAYMENT);

  /** The method cannot be used now (conformance 8.7): the customer chooses another. */
  const markUnavailable = () => {
    onDeselect();
    dispatch({ type: "methodUnavailable" });
  };
  const refetchIfLost = useRefetchLostDraft(order, onStale);
  const onRefused = (error: unknown) => {
    if (!(error instanceof ApiError)) return markUnavailable();
    if (refetchIfLost(error)) return;
    const { kind } = toCheckoutError(error, company.currency.code);
    if (kind === "server" || kind === "provider") markUnavailable();
    else placing.handleError(error);
  };

  // An order that costs nothing is placed without a provider.
  const hasToPay = charges?.total !== 0;
  const byCard = hasToPay && usesCardForm(chosen);
  const payable: PayableOrder | null =
    chosen && order && charges ? { order, method: chosen, charges, feeAccepted } : null;
  const { cardPayment, routeOf, setCardForm, ready } = usePaymentRoute(
    { payable, byCard, hasToPay },
    { onRefused, onStarted: ({ id }) => store.getState().update({ cardPaymentId: id }) },
  );
  useCancelUnusedPayment({ leftOnline, onPaid: onStale });

  const reportSent = () => {
    if (!payable) return;
    const { method, order: draft } = payable;
    reportShopping((to) => to.reportPaymentInfo(company.currency.code, draft, method.code));
  };

  const run = async (pay: (orderApi: OrderApi) => Promise<PaymentResult>) => {
    dispatch({ type: "attemptStarted" });
    const result = await placing.place(pay);
    if (result?.kind === "refused") onDeselect();
    dispatch(eventOfResult(result));
    if (result?.kind === "changed") onStale();
  };
  const check = () => run((orderApi) => checkLostPayment(orderApi, order, cardPayment.payment));
  useWhenOnline(state === "unsure", () => void check());

  return {
    byCard,
    payment: cardPayment.payment,
    /** Why there is no card form; null without a failure. */
    formFailure: cardPayment.failure,
    /** Starts the payment of the card form again. */
    retryForm() {
      placing.dismiss();
      cardPayment.retry();
    },
    ready,
    setCardForm,
    failure,
    dismissFailure: () => dispatch({ type: "failureDismissed" }),
    markUnavailable,
    state,
    reportTotalChanged: () => dispatch({ type: "totalChanged" }),
    /** Asks the server whether a payment whose answer was lost is paid. */
    check: () => void check(),
    pay: (orderId: string, body: UpdateOrderBody): Promise<void> =>
      run((orderApi) =>
        payOrder(paymentActions(orderApi, orderId, body, reportSent), routeOf(orderId)),
      ),
  };
}
