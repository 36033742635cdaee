import type { PaymentMethod } from "@comanda/contract/payments/company-payment";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import { calculateBreakdown } from "@comanda/domain/money/totals";
import type { Catalog } from "../../catalog/to-catalog.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { awaitsPayment } from "../../orders/order-payment-status.ts";
import type { OrderRow, StoredOrder } from "../../orders/orders.store.ts";
import { validateForPlacement } from "../../orders/place/validate-for-placement.ts";
import { acceptedOptionalFee } from "../../orders/rules/confirm-price.ts";
import { validateTip } from "../../orders/rules/order-rules.ts";
import { Refusal } from "../../shared/refusal.ts";

/** What is asked for, and what of it is tip and optional fee. */
export type PaymentTerms = { amount: Cents; tip: Cents; feeAccepted: boolean };

/** What the customer says of tip and optional fee; null where they say nothing. */
export type RequestedTerms = {
  tip_amount: number | null;
  service_fee_accepted: boolean | null;
} | null;

/**
 * What an online payment of the order by this method comes to. A draft is judged as if it were sent now,
 * so that nobody types their card for what cannot be had. An order that waits for its payment costs what
 * it was sent with; by another method that method's fee, and what is said of tip and fee, come in.
 * To be called in a transaction that holds the order. Refusals as in `judgeOrder`.
 */
export async function calculateTerms(
  context: ApiContext,
  catalog: Catalog,
  stored: StoredOrder,
  { method, asked }: { method: PaymentMethod; asked: RequestedTerms },
): Promise<PaymentTerms | Refusal> {
  const { order } = stored;
  if (!awaitsPayment(order)) return termsOfDraft(context, stored, method, asked);
  const { tip, amount_due: amount } = order;
  if (order.assigned_payment?.id === method.id) {
    return { amount, tip, feeAccepted: acceptedOptionalFee(order) > 0 };
  }
  return termsOfOtherMethod(catalog, order, method, asked);
}

async function termsOfDraft(
  context: ApiContext,
  stored: StoredOrder,
  method: PaymentMethod,
  asked: RequestedTerms,
): Promise<PaymentTerms | Refusal> {
  const { order } = stored;
  // Asked nothing, it is as the order was sent before, if it was.
  const tip_value = asked ? asked.tip_amount : fromCents(order.tip, order.currency.code);
  const accepted = asked ? asked.service_fee_accepted === true : acceptedOptionalFee(order) > 0;
  // For when it is ordered is said only when it is sent.
  const judged = await validateForPlacement(context, stored, undefined, {
    payment_method_id: method.id,
    tip_type: null,
    tip_value,
    service_fee_accepted: accepted,
  });
  if (judged instanceof Refusal) return judged;
  const { total, tip } = judged.charges;
  return { amount: total, tip, feeAccepted: accepted && hasOptionalFee(order) };
}

/** By the amounts that are fixed: stock and discounts are its own already, and are not judged again. */
function termsOfOtherMethod(
  catalog: Catalog,
  order: OrderRow,
  { payment_method_fee }: PaymentMethod,
  asked: RequestedTerms,
): PaymentTerms | Refusal {
  const { service_type, combos_price, service_fee_offered } = order;
  const tip = asked
    ? validateTip(catalog, service_type, combos_price, asked.tip_amount)
    : order.tip;
  if (tip instanceof Refusal) return tip;
  const accepted = asked ? asked.service_fee_accepted === true : acceptedOptionalFee(order) > 0;
  const feeAccepted = accepted && hasOptionalFee(order);
  const optional = feeAccepted ? (service_fee_offered ?? 0) : 0;
  const { total } = calculateBreakdown({
    combos: combos_price,
    discounts: order.discounts_amount,
    delivery: order.delivery_price ?? 0,
    serviceFee: service_fee_offered === null ? order.service_fee : optional,
    tip,
    paymentFeePercent: payment_method_fee,
    currencyCode: order.currency.code,
  });
  return { amount: total, tip, feeAccepted };
}

/** Who agrees to a fee that nobody asks for has agreed to nothing. */
function hasOptionalFee({ service_fee_offered }: OrderRow): boolean {
  return service_fee_offered !== null && service_fee_offered > 0;
}
