import { ApiError } from "@comanda/contract/client";
import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import type { Cents } from "@comanda/domain/money";
import { isOnline } from "@comanda/domain/payment-method";
import { useRef, useState } from "react";
import { api } from "../session/api.ts";
import { useShop } from "../shop/shop.tsx";
import { againBody, payableAgain } from "./again-body.ts";
import { paymentBeginner } from "./begin-payment.ts";
import type { CardDesk } from "./card-desk.ts";
import { goToProvider } from "./hosted-payment.tsx";
import { type PayDesk, type PayEnd, payByCard, payElsewhere } from "./pay-order.ts";
import { usePayTrouble } from "./pay-trouble.ts";
import { isTaken } from "./payment-calls.ts";
import { takesCard } from "./payment-modes.ts";
import type { PaymentProblem } from "./payment-problem.tsx";
import { useReturnUrl } from "./return-url.ts";
import { useCardPayment } from "./use-card-payment.ts";

type Again = {
  order: Order;
  method: PaymentMethod | null;
  /** What is handed over in cash; null when not said. */
  received: Cents | null;
  onDeselect: () => void;
  onChanged: () => void;
};

/** Pays an order that was sent before, by another method or the same; the server judges it anew. */
export function usePayAgain({ order, method, received, onDeselect, onChanged }: Again) {
  const { company } = useShop();
  const returnUrl = useReturnUrl();
  const words = usePayTrouble();
  const [begin] = useState(() => paymentBeginner(api, company));
  const [card, setCard] = useState<CardDesk | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [trouble, setTrouble] = useState<string[]>([]);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);

  const unavailable = () => {
    onDeselect();
    setProblem({ kind: "unavailable" });
  };
  const fail = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null;
    if (code === "order_not_editable" || isTaken(error)) onChanged();
    else if (code === "payment_provider_offline") unavailable();
    else setTrouble(words(error));
  };

  const payable = method && payableAgain(order, method);
  // What costs nothing is placed by being sent: no provider is asked for it.
  const costs = payable !== null && payable.charges.total > 0;
  const byCard = costs && takesCard(method);
  const begun = useCardPayment(byCard ? payable : null, begin, fail);

  const attempt = async (): Promise<PayEnd> => {
    if (!payable) return { kind: "invalid" };
    const params = { companyId: company.id, orderId: order.id };
    const body = againBody(company, payable, received);
    const desk: PayDesk = {
      call: api,
      companyId: company.id,
      place: async () => ({
        order: await api("updateOrder", { params, body }),
        before: false,
      }),
      onUnpaid: () => undefined,
    };
    if (byCard) {
      if (!(card && begun.payment)) return { kind: "invalid" };
      const { payment } = begun;
      return payByCard(desk, { payment, card, returnUrl: returnUrl(order.id) });
    }
    if (costs && isOnline(payable.method)) return payElsewhere(desk, () => begin(payable));
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
    trouble,
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
    total: payableAgain(order, method).charges.total,
  };
}
