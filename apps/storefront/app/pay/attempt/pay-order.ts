import type { ApiClient } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { isAwaitingPayment } from "@comanda/domain/orders/progress";
import { type CardFormHandle, confirmCardPayment } from "../card/confirm-card-payment.ts";
import { type CancelResult, cancelOpenPayment, isRefusal } from "../requests/payment-calls.ts";
import { forgetStartedPayment, keepStartedPayment } from "../requests/started-payment.ts";

/**
 * An order that is placed, or that is placed once it is paid. `alreadyPlaced` says that an earlier
 * request placed it. `unpaid` says that the payment has not arrived yet, `redirect` is the URL
 * of the provider's page where the customer pays.
 */
export type PlacementResult = {
  order: Order;
  alreadyPlaced: boolean;
  unpaid?: boolean;
  redirect?: string;
};

/**
 * The result of an attempt to pay. `invalid`: the form is not filled in. `unsure`: the answer was
 * lost, so the order may be paid. `changed`: the order's total is not the payment's amount.
 */
export type PaymentResult =
  | { kind: "placed"; placed: PlacementResult }
  | { kind: "refused"; reason: string | null }
  | { kind: "invalid" | "unsure" | "changed" };

export type PaymentActions = {
  call: ApiClient;
  companyId: string;
  /**
   * Sends the order. The server validates it and reserves stock and discounts before anything is
   * paid.
   */
  place: () => Promise<PlacementResult>;
  /** The order was not paid: the next attempt sends it again. */
  onUnpaid: () => void;
};

type ByCard = { payment: CompanyPayment; card: CardFormHandle; returnUrl: string };

/** How an order is paid: by the card form, on the provider's side, or not here, as in cash or where nothing has to be paid. */
export type PaymentRoute =
  /** `form` is null while the card form loads. */
  | { kind: "card"; form: ByCard | null }
  | { kind: "provider"; start: () => Promise<CompanyPayment> }
  | { kind: "placeOnly" };

/** Places the order and pays it by a route. */
export async function payOrder(
  actions: PaymentActions,
  route: PaymentRoute,
): Promise<PaymentResult> {
  switch (route.kind) {
    case "card":
      return route.form ? payByCard(actions, route.form) : { kind: "invalid" };
    case "provider":
      return payAtProvider(actions, route.start);
    case "placeOnly":
      return { kind: "placed", placed: await actions.place() };
  }
}

/**
 * Places the order, then pays it by the card form. The card is confirmed only after the server has
 * accepted the order, so that no card is charged for an order that is refused. A refused card
 * cancels its payment, so that the server releases the reservation.
 */
export async function payByCard(
  actions: PaymentActions,
  { payment, card, returnUrl }: ByCard,
): Promise<PaymentResult> {
  if (!(await card.validate())) return { kind: "invalid" };
  const placed = await actions.place();
  if (placed.alreadyPlaced || !isAwaitingPayment(placed.order)) return { kind: "placed", placed };
  const due = placed.order.breakdown?.total;
  if (due !== undefined && payment.amount !== null && due !== payment.amount) {
    return { kind: "changed" };
  }
  const outcome = await confirmCardPayment(actions.call, payment, card, returnUrl);
  switch (outcome.kind) {
    case "invalid":
      return { kind: "invalid" };
    case "unknown":
      return { kind: "unsure" };
    case "refused": {
      const cancelled = await cancelRefusedPayment(actions, payment);
      return cancelled === "paid" ? { kind: "placed", placed } : outcome;
    }
    default: {
      const unpaid = outcome.kind === "processing";
      return { kind: "placed", placed: { ...placed, unpaid } };
    }
  }
}

/**
 * Cancels a refused payment. It may be paid after all, for instance from another window. While that
 * is unknown the order stays saved, so that the next attempt reads it first.
 */
export async function cancelRefusedPayment(
  { call, companyId, onUnpaid }: Omit<PaymentActions, "place">,
  { id }: Pick<CompanyPayment, "id">,
): Promise<CancelResult> {
  const result = await cancelOpenPayment(call, companyId, id);
  if (result === "unpaid") onUnpaid();
  return result;
}

/**
 * Starts a payment on the provider's side (a PIX code, or the provider's own page), then places the
 * order. Without a payment it places nothing. When the order is refused it cancels the payment.
 */
export async function payAtProvider(
  { call, companyId, place }: PaymentActions,
  startPayment: () => Promise<CompanyPayment>,
): Promise<PaymentResult> {
  const payment = await startPayment();
  keepStartedPayment(payment);
  try {
    const placed = await place();
    const unpaid = !placed.alreadyPlaced && isAwaitingPayment(placed.order);
    const redirect = unpaid ? payment.params.redirect_url : null;
    return { kind: "placed", placed: { ...placed, unpaid, ...(redirect && { redirect }) } };
  } catch (error) {
    // After a lost answer the order may be waiting for this payment.
    if (isRefusal(error)) {
      forgetStartedPayment(payment);
      void cancelOpenPayment(call, companyId, payment.id);
    }
    throw error;
  }
}
