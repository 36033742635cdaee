import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import type { Catalog } from "../../catalog/to-catalog.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { awaitsPayment } from "../../orders/order-payment-status.ts";
import type { OrderRow, StoredOrder } from "../../orders/orders.store.ts";
import {
  lockPlacementTerms,
  validateForPlacement,
} from "../../orders/place/validate-for-placement.ts";
import { chargesByStoredOrder, validateTip } from "../../orders/rules/charge-order.ts";
import { acceptedOptionalFee } from "../../orders/rules/confirm-price.ts";
import { Refusal } from "../../shared/refusal.ts";

/** The amount of a payment, with the tip and the optional fee that it contains. Minor units. */
export type PaymentTerms = { amount: Cents; tip: Cents; feeAccepted: boolean };

/** The tip and the optional fee in the request, in major units; null without them. */
export type RequestedTerms = {
  tip_amount: number | null;
  service_fee_accepted: boolean | null;
} | null;

/**
 * Calculates the amount of an online payment of the order by this method. A draft is validated as
 * if it were sent now, so that no customer enters a card for an order that the restaurant cannot
 * take. An order that waits for its payment keeps its amount; another method changes the method's
 * fee and applies the requested tip and fee. Call it in a transaction that has locked the order.
 * Refusals as in `validateForPlacement`.
 */
export async function calculateTerms(
  context: ApiContext,
  catalog: Catalog,
  stored: StoredOrder,
  { method, requested }: { method: PaymentMethod; requested: RequestedTerms },
): Promise<PaymentTerms | Refusal> {
  const { order } = stored;
  if (!awaitsPayment(order)) return termsOfDraft(context, stored, method, requested);
  const { tip, amount_due: amount } = order;
  if (order.assigned_payment?.id === method.id) {
    return { amount, tip, feeAccepted: acceptedOptionalFee(order) > 0 };
  }
  return termsOfOtherMethod(catalog, order, method, requested);
}

async function termsOfDraft(
  context: ApiContext,
  stored: StoredOrder,
  method: PaymentMethod,
  requested: RequestedTerms,
): Promise<PaymentTerms | Refusal> {
  const { order } = stored;
  // Without a request the tip is that of the order's last submission.
  const tip_value = requested ? requested.tip_amount : fromCents(order.tip, order.currency.code);
  const accepted = acceptsFee(order, requested);
  const terms = await lockPlacementTerms(context, order, method.id);
  if (terms instanceof Refusal) return terms;
  const payment = {
    payment_method_id: method.id,
    tip_type: null,
    tip_value,
    service_fee_accepted: accepted,
  };
  const validated = validateForPlacement(terms, stored, {
    // The customer chooses the time only when they send the order.
    scheduledFor: undefined,
    payment,
    now: context.clock(),
  });
  if (validated instanceof Refusal) return validated;
  const { total, tip } = validated.charges;
  return { amount: total, tip, feeAccepted: accepted && hasOptionalFee(order) };
}

/** Uses the fixed amounts: stock and discounts are reserved already, and are not validated again. */
function termsOfOtherMethod(
  catalog: Catalog,
  order: OrderRow,
  { payment_method_fee }: PaymentMethod,
  requested: RequestedTerms,
): PaymentTerms | Refusal {
  const { service_type, combos_price } = order;
  const tip = requested
    ? validateTip(catalog, service_type, combos_price, requested.tip_amount)
    : order.tip;
  if (tip instanceof Refusal) return tip;
  const feeAccepted = acceptsFee(order, requested) && hasOptionalFee(order);
  const { total } = chargesByStoredOrder(order, {
    tip,
    feeAccepted,
    feePercent: payment_method_fee,
  });
  return { amount: total, tip, feeAccepted };
}

/** Returns whether the customer accepts the fee; without a request, as at the last submission. */
function acceptsFee(order: OrderRow, requested: RequestedTerms): boolean {
  if (requested) return requested.service_fee_accepted === true;
  return acceptedOptionalFee(order) > 0;
}

/**
 * Returns whether the order offers an optional fee; without one the customer's agreement has no
 * effect.
 */
function hasOptionalFee({ service_fee_offered }: OrderRow): boolean {
  return service_fee_offered !== null && service_fee_offered > 0;
}
