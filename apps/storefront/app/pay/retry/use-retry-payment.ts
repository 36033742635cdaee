import { ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { Cents } from "@comanda/domain/money/cents";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { useRef, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { useCompanySite } from "../../company/company-site.tsx";
import { goToProvider } from "../attempt/go-to-provider.ts";
import {
  type PaymentActions,
  type PaymentResult,
  payAtProvider,
  payByCard,
} from "../attempt/pay-order.ts";
import type { PaymentFailure } from "../attempt/payment-failed-sheet.tsx";
import { usePaymentErrorText } from "../attempt/use-payment-error-text.ts";
import { useReturnUrl } from "../attempt/use-return-url.ts";
import type { CardFormHandle } from "../card/confirm-card-payment.ts";
import { useCardPayment } from "../card/use-card-payment.ts";
import { usesCardForm } from "../methods/payment-modes.ts";
import { isAcceptedUnreadable } from "../requests/payment-calls.ts";
import { createStartPayment } from "../requests/start-payment.ts";
import { retryBody, retryPayable } from "./retry-body.ts";

type Again = {
  order: Order;
  method: PaymentMethod | null;
  /** What is handed over in cash; null when not said. */
  received: Cents | null;
  onDeselect: () => void;
  onChanged: () => void;
};

/** Pays an order that was sent before, by another method or the same; the server judges it anew. */
export function useRetryPayment({ order, method, received, onDeselect, onChanged }: Again) {
  const { company } = useCompanySite();
  const returnUrl = useReturnUrl();
  const words = usePaymentErrorText();
  const [begin] = useState(() => createStartPayment(browserApi, company));
  const [card, setCard] = useState<CardFormHandle | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [errors, setTrouble] = useState<string[]>([]);
  const [problem, setProblem] = useState<PaymentFailure | null>(null);

  const unavailable = () => {
    onDeselect();
    setProblem({ kind: "unavailable" });
  };
  const fail = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    const closed = code === "order_not_editable" || code === "order_cancelled";
    if (closed || isAcceptedUnreadable(error)) onChanged();
    else if (code === "payment_provider_offline") unavailable();
    else setTrouble(words(error));
  };

  const payable = method && retryPayable(order, method);
  // What costs nothing is placed by being sent: no provider is asked for it.
  const costs = payable !== null && payable.charges.total > 0;
  const byCard = costs && usesCardForm(method);
  const begun = useCardPayment(byCard ? payable : null, begin, fail);

  const attempt = async (): Promise<PaymentResult> => {
    if (!payable) return { kind: "invalid" };
    const params = { companyId: company.id, orderId: order.id };
    const body = retryBody(company, payable, received);
    const desk: PaymentActions = {
      call: browserApi,
      companyId: company.id,
      place: async () => ({
        order: await browserApi("updateOrder", { params, body }),
        alreadyPlaced: false,
      }),
      onUnpaid: () => undefined,
    };
    if (byCard) {
      if (!(card && begun.payment)) return { kind: "invalid" };
      const { payment } = begun;
      return payByCard(desk, { payment, card, returnUrl: returnUrl(order.id) });
    }
    if (costs && isOnlineMethod(payable.method)) return payAtProvider(desk, () => begin(payable));
    return { kind: "placed", placed: await desk.place() };
  };

  const pay = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setTrouble([]);
    try {
      const end = await attempt();
      if (end.kind === "refused") {
        onDeselect();
        setProblem(end);
      } else if (end.kind === "placed" && end.placed.redirect) {
        goToProvider(end.placed.redirect);
      }
      // Whatever became of it, the order's page tells: also of what nobody knows yet.
      if (end.kind !== "invalid" && end.kind !== "refused") onChanged();
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    pay: () => void pay(),
    busy,
    trouble: errors,
    problem,
    onProblemSeen() {
      setProblem(null);
      onChanged();
    },
    unavailable,
    byCard,
    begun,
    onCard: setCard,
    ready: method !== null && (!byCard || (card !== null && begun.payment !== null)),
    total: retryPayable(order, method).charges.total,
  };
}
