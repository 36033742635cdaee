import type { ApiClient } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { isAwaitingPayment } from "@comanda/domain/orders/progress";
import { type CardFormHandle, confirmCardPayment } from "../card/confirm-card-payment.ts";
import { cancelOpenPayment, isRefusal } from "../requests/payment-calls.ts";

/**
 * An order the restaurant has, or will have once it is paid; `before` tells that it was so already,
 * as it was sent before this. `unpaid` tells that the payment is still to come, `redirect` on which
 * page of its provider it is made.
 */
export type PlacementResult = {
  order: Order;
  alreadyPlaced: boolean;
  unpaid?: boolean;
  redirect?: string;
};

/** How an attempt to pay ended. `unsure`: it may have been paid, and nobody can say yet. */
export type PaymentResult =
  | { kind: "placed"; placed: PlacementResult }
  | { kind: "refused"; reason: string | null }
  | { kind: "invalid" | "unsure" | "changed" };

export type PaymentActions = {
  call: ApiClient;
  companyId: string;
  /** Sends the order: the server judges it and takes what it needs, before anything is paid. */
  place: () => Promise<PlacementResult>;
  /** It is known that it was not paid: the next attempt sends it anew. */
  onUnpaid: () => void;
};

type ByCard = { payment: CompanyPayment; card: CardFormHandle; returnUrl: string };

/**
 * Orders and pays by a card form. Nobody is charged for what cannot be made: the card is confirmed
 * once the order stands. A card that is refused ends its payment, so that what was taken is given
 * back.
 */
export async function payByCard(
  desk: PaymentActions,
  { payment, card, returnUrl }: ByCard,
): Promise<PaymentResult> {
  if (!(await card.validate())) return { kind: "invalid" };
  const placed = await desk.place();
  if (placed.alreadyPlaced || !isAwaitingPayment(placed.order)) return { kind: "placed", placed };
  const due = placed.order.breakdown?.total;
  if (due !== undefined && payment.amount !== null && due !== payment.amount) {
    return { kind: "changed" };
  }
  const outcome = await confirmCardPayment(desk.call, payment, card, returnUrl);
  switch (outcome.kind) {
    case "invalid":
      return { kind: "invalid" };
    case "unknown":
      return { kind: "unsure" };
    case "refused":
      return (await cancelRefusedPayment(desk, payment)) ? { kind: "placed", placed } : outcome;
    default: {
      const unpaid = outcome.kind === "processing";
      return { kind: "placed", placed: { ...placed, unpaid } };
    }
  }
}

/** Ends a payment that was refused; answers whether it has been paid all the same, from another window. */
export async function cancelRefusedPayment(
  { call, companyId, onUnpaid }: Omit<PaymentActions, "place">,
  { id }: Pick<CompanyPayment, "id">,
): Promise<boolean> {
  const paid = await cancelOpenPayment(call, companyId, id);
  if (!paid) onUnpaid();
  return paid;
}

/**
 * Orders what is paid elsewhere: by a code in the bank's application, or on the provider's own page.
 * Without a payment nothing is ordered; without an order the payment is taken back.
 */
export async function payAtProvider(
  { call, companyId, place }: PaymentActions,
  begin: () => Promise<CompanyPayment>,
): Promise<PaymentResult> {
  const payment = await begin();
  try {
    const placed = await place();
    const unpaid = !placed.alreadyPlaced && isAwaitingPayment(placed.order);
    const redirect = unpaid ? payment.params.redirect_url : null;
    return { kind: "placed", placed: { ...placed, unpaid, ...(redirect && { redirect }) } };
  } catch (error) {
    // Where nobody has answered the order may be waiting for just this payment.
    if (isRefusal(error)) void cancelOpenPayment(call, companyId, payment.id);
    throw error;
  }
}
