import { ApiError } from "@comanda/contract/client";
import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import { isOnline } from "@comanda/domain/payment-method";
import type { Breakdown } from "@comanda/domain/totals";
import { useState } from "react";
import { reportShopping } from "../../../analytics/report-shopping.ts";
import { type Payable, paymentBeginner } from "../../../pay/begin-payment.ts";
import { askOutcome, type CardDesk } from "../../../pay/card-desk.ts";
import { endRefused, type PayEnd, payByCard, payElsewhere } from "../../../pay/pay-order.ts";
import { takesCard } from "../../../pay/payment-modes.ts";
import type { PaymentProblem } from "../../../pay/payment-problem.tsx";
import { useReturnUrl } from "../../../pay/return-url.ts";
import { useCardPayment } from "../../../pay/use-card-payment.ts";
import { api } from "../../../session/api.ts";
import { useWhenOnline } from "../../../session/online.ts";
import { useShop } from "../../../shop/shop.tsx";
import type { OrderDesk } from "../order/draft-order.ts";
import type { UpdateBody } from "../order/order-body.ts";
import { payDesk } from "../order/pay-desk.ts";
import { troubleOf } from "../order/trouble.ts";
import type { usePlaceOrder } from "../order/use-place-order.ts";
import { useDiscardedPayment } from "./use-discarded-payment.ts";

type Paying = {
  order: Order | null;
  chosen: PaymentMethod | null;
  charges: Breakdown | null;
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
type PayNote = "unsure" | "changed";

/** What a call says of an order that is no longer what the page shows of it. */
const STALE: readonly ApiError["code"][] = [
  "order_not_editable",
  "order_cancelled",
  "order_not_found",
];

/** How the order of the summary is paid: by the form on it, elsewhere, or when it comes. */
export function usePaying({
  order,
  chosen,
  charges,
  feeAccepted,
  placing,
  onDeselect,
  onStale,
}: Paying) {
  const { company } = useShop();
  const returnUrl = useReturnUrl();
  const [begin] = useState(() => paymentBeginner(api, company));
  const [card, setCard] = useState<CardDesk | null>(null);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const [note, setNote] = useState<PayNote | null>(null);

  /** The method cannot be used now (spec §8): another can be. */
  const unavailable = () => {
    onDeselect();
    setProblem({ kind: "unavailable" });
  };
  const onRefused = (error: unknown) => {
    if (!(error instanceof ApiError)) return unavailable();
    if (STALE.includes(error.code)) return onStale();
    const { kind } = troubleOf(error, company.currency.code);
    if (kind === "server" || kind === "provider") unavailable();
    else placing.fail(error);
  };

  // What costs nothing is placed by being sent: no provider is asked for it.
  const costs = charges?.total !== 0;
  const byCard = costs && takesCard(chosen);
  const payable: Payable | null =
    chosen && order && charges ? { order, method: chosen, charges, feeAccepted } : null;
  const begun = useCardPayment(byCard ? payable : null, begin, onRefused);
  useDiscardedPayment({ payment: begun.payment, chosen, onPaid: onStale });

  const attempt = async (desk: OrderDesk, orderId: string, body: UpdateBody): Promise<PayEnd> => {
    const way = payDesk(desk, orderId, body, () => {
      if (!payable) return;
      const { method, order: sent } = payable;
      reportShopping((to) => to.addPaymentInfo(company.currency.code, sent, method.code));
    });
    if (byCard) {
      if (!(card && begun.payment)) return { kind: "invalid" };
      const { payment } = begun;
      return payByCard(way, { payment, card, returnUrl: returnUrl(orderId) });
    }
    if (payable && costs && isOnline(payable.method))
      return payElsewhere(way, () => begin(payable));
    return { kind: "placed", placed: await way.place() };
  };

  const run = async (act: (desk: OrderDesk) => Promise<PayEnd>) => {
    setNote(null);
    const end = await placing.place(act);
    switch (end?.kind) {
      case "refused":
        onDeselect();
        return setProblem(end);
      case "unsure":
        return setNote("unsure");
      case "changed":
        setNote("changed");
        return onStale();
    }
  };

  /** Whether a payment of which nobody knew has come meanwhile. */
  const check = () =>
    run(async (desk) => {
      const { payment } = begun;
      const outcome = payment && (await askOutcome(api, payment));
      if (!(payment && order && outcome)) return { kind: "unsure" };
      const way = payDesk(desk, order.id, {});
      const paid = outcome.kind === "paid" || (await endRefused(way, payment));
      if (paid) return { kind: "placed", placed: { order, before: false } };
      return { kind: "refused", reason: null };
    });
  useWhenOnline(note === "unsure", () => void check());

  return {
    byCard,
    payment: begun.payment,
    unreachable: begun.unreachable,
    retry: begun.retry,
    /** Whether the form of the method can be sent: it is there, or none is needed. */
    ready: !byCard || (card !== null && begun.payment !== null),
    onCard: setCard,
    problem,
    onProblemSeen: () => setProblem(null),
    unavailable,
    note,
    tellChanged: () => setNote("changed"),
    check: () => void check(),
    async pay(orderId: string, body: UpdateBody) {
      await run((desk) => attempt(desk, orderId, body));
    },
  };
}
