import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { Cents } from "@comanda/domain/money/cents";
import { useReducer, useRef } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { goToProvider } from "../attempt/go-to-provider.ts";
import { type PaymentActions, type PaymentResult, payOrder } from "../attempt/pay-order.ts";
import { usePaymentErrorText } from "../attempt/use-payment-error-text.ts";
import { usePaymentRoute } from "../attempt/use-payment-route.ts";
import { usesCardForm } from "../methods/payment-modes.ts";
import { isAcceptedUnreadable } from "../requests/payment-calls.ts";
import { retryBody, retryPayable } from "./retry-body.ts";
import { OPEN_RETRY, reduceRetry } from "./retry-state.ts";

type RetryPaymentOptions = {
  order: Order;
  /** The chosen method; null while none is chosen. */
  method: PaymentMethod | null;
  /** The cash that the customer hands over, in cents; null when the customer has not entered it. */
  received: Cents | null;
  onDeselect: () => void;
  onChanged: () => void;
};

/**
 * Pays a placed order again, by the same method or another one. The server validates the order
 * again.
 */
export function useRetryPayment({
  order,
  method,
  received,
  onDeselect,
  onChanged,
}: RetryPaymentOptions) {
  const { company } = useCompanySite();
  const errorText = usePaymentErrorText();
  const running = useRef(false);
  const [{ state, errors, failure }, dispatch] = useReducer(reduceRetry, OPEN_RETRY);

  const markUnavailable = () => {
    onDeselect();
    dispatch({ type: "methodUnavailable" });
  };
  const handleError = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    const closed = code === "order_not_editable" || code === "order_cancelled";
    if (closed || isAcceptedUnreadable(error)) onChanged();
    else if (code === "payment_provider_offline") markUnavailable();
    else dispatch({ type: "callFailed", errors: errorText(error) });
  };

  const payable = method && retryPayable(order, method);
  // An order that costs nothing is placed without a provider.
  const hasToPay = payable !== null && payable.charges.total > 0;
  const byCard = hasToPay && usesCardForm(method);
  const { cardPayment, routeOf, setCardForm, ready } = usePaymentRoute(
    { payable, byCard, hasToPay },
    { onRefused: handleError },
  );

  const attempt = async (): Promise<PaymentResult> => {
    if (!payable) return { kind: "invalid" };
    const params = { companyId: company.id, orderId: order.id };
    const body = retryBody(company, payable, received);
    const actions: PaymentActions = {
      call: browserApi,
      companyId: company.id,
      place: async () => ({
        order: await browserApi("updateOrder", { params, body }),
        alreadyPlaced: false,
      }),
      onUnpaid: () => undefined,
    };
    return payOrder(actions, routeOf(order.id));
  };

  const pay = async () => {
    if (running.current) return;
    running.current = true;
    dispatch({ type: "attemptStarted" });
    try {
      const result = await attempt();
      if (result.kind === "refused") {
        onDeselect();
        dispatch({ type: "cardRefused", reason: result.reason });
      } else if (result.kind === "placed" && result.placed.redirect) {
        goToProvider(result.placed.redirect);
      }
      // The order's page shows every other result, also a result that is not known yet.
      if (result.kind !== "invalid" && result.kind !== "refused") onChanged();
    } catch (error) {
      handleError(error);
    } finally {
      running.current = false;
      dispatch({ type: "attemptEnded" });
    }
  };

  return {
    pay: () => void pay(),
    busy: state === "paying",
    errors,
    failure,
    dismissFailure() {
      dispatch({ type: "failureDismissed" });
      onChanged();
    },
    markUnavailable,
    byCard,
    cardPayment,
    /** Starts the payment of the card form again. */
    retryForm() {
      dispatch({ type: "formRetried" });
      cardPayment.retry();
    },
    setCardForm,
    ready: method !== null && ready,
    total: retryPayable(order, method).charges.total,
  };
}
