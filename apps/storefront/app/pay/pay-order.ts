import type { ApiClient } from "@comanda/contract/client";
import type { Order } from "@comanda/contract/orders";
import type { CompanyPayment } from "@comanda/contract/payments";
import { lacksPayment } from "@comanda/domain/order-needs";
import { type CardDesk, settleCard } from "./card-desk.ts";
import { isVerdict, withdrawPayment } from "./payment-calls.ts";

/**
 * An order the restaurant has, or will have once it is paid; `before` tells that it was so already,
 * as it was sent before this. `unpaid` tells that the payment is still to come, `redirect` on which
 * page of its provider it is made.
 */
export type Placed = { order: Order; before: boolean; unpaid?: boolean; redirect?: string };

/** How an attempt to pay ended. `unsure`: it may have been paid, and nobody can say yet. */
export type PayEnd =
  | { kind: "placed"; placed: Placed }
  | { kind: "refused"; reason: string | null }
  | { kind: "invalid" | "unsure" | "changed" };

export type PayDesk = {
  call: ApiClient;
  companyId: string;
  /** Sends the order: the server judges it and takes what it needs, before anything is paid. */
  place: () => Promise<Placed>;
  /** It is known that it was not paid: the next attempt sends it anew. */
  onUnpaid: () => void;
};

type ByCard = { payment: CompanyPayment; card: CardDesk; returnUrl: string };

/**
 * Orders and pays by a card form. Nobody is charged for what cannot be made: the card is confirmed
 * once the order stands. A card that is refused ends its payment, so that what was taken is given
 * back.
 */
export async function payByCard(
  desk: PayDesk,
  { payment, card, returnUrl }: ByCard,
): Promise<PayEnd> {
  if (!(await card.check())) return { kind: "invalid" };
  const placed = await desk.place();
  if (placed.before || !lacksPayment(placed.order)) return { kind: "placed", placed };
  const due = placed.order.breakdown?.total;
  if (due !== undefined && payment.amount !== null && due !== payment.amount) {
    return { kind: "changed" };
  }
  const outcome = await settleCard(desk.call, payment, card, returnUrl);
  switch (outcome.kind) {
    case "invalid":
      return { kind: "invalid" };
    case "unknown":
      return { kind: "unsure" };
    case "refused":
      return (await endRefused(desk, payment)) ? { kind: "placed", placed } : outcome;
    default: {
      const unpaid = outcome.kind === "processing";
      return { kind: "placed", placed: { ...placed, unpaid } };
    }
  }
}

/** Ends a payment that was refused; answers whether it has been paid all the same, from another window. */
export async function endRefused(
  { call, companyId, onUnpaid }: Omit<PayDesk, "place">,
  { id }: Pick<CompanyPayment, "id">,
): Promise<boolean> {
  const paid = await withdrawPayment(call, companyId, id);
  if (!paid) onUnpaid();
  return paid;
}

/**
 * Orders what is paid elsewhere: by a code in the bank's application, or on the provider's own page.
 * Without a payment nothing is ordered; without an order the payment is taken back.
 */
export async function payElsewhere(
  { call, companyId, place }: PayDesk,
  begin: () => Promise<CompanyPayment>,
): Promise<PayEnd> {
  const payment = await begin();
  try {
    const placed = await place();
    const unpaid = !placed.before && lacksPayment(placed.order);
    const redirect = unpaid ? payment.params.redirect_url : null;
    return { kind: "placed", placed: { ...placed, unpaid, ...(redirect && { redirect }) } };
  } catch (error) {
    // Where nobody has answered the order may be waiting for just this payment.
    if (isVerdict(error)) void withdrawPayment(call, companyId, payment.id);
    throw error;
  }
}
