import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { planMonth } from "@comanda/domain/company/plan";
import { cashDue, type ShownCurrency } from "@comanda/domain/money/cash-due";
import { type Cents, exceedsMaxAmount, toCents } from "@comanda/domain/money/cents";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { isCashMethod } from "@comanda/domain/orders/payment-method";
import type { Kysely, Updateable } from "kysely";
import { releaseStock } from "../../catalog/stock.store.ts";
import { bumpMenuVersion } from "../../companies/companies.store.ts";
import type { Database } from "../../db/schema/database.ts";
import { releaseDiscounts } from "../discounts/release-discounts.ts";
import { reservedDiscounts } from "../discounts/validate-discounts.ts";
import { type OrderColumns, type OrderRow, updateOrderWithStatus } from "../orders.store.ts";
import type { RequestedPayment } from "../rules/confirm-price.ts";
import type { SubmittedChanges, ValidatedOrder } from "./validate-for-placement.ts";
import type { Reservation } from "./write-placement.store.ts";

/** What a customer submits with a draft that was validated. */
export type Submission = {
  draft: SubmittedChanges;
  payment: RequestedPayment;
  validated: ValidatedOrder;
};

/**
 * Returns what a validated order reserves: its stock, one use of its coupon, the points of its reward;
 * and the columns that record the reservation, fix the price and count the order for the plan.
 */
export function reservationOf(
  order: OrderRow,
  couponLimit: number,
  { draft, payment, validated }: Submission,
  now: Date,
): { reservation: Reservation; columns: OrderColumns } {
  const { method, stockToReserve: stock, charges, discounts, changesPages } = validated;
  const reserved = reservedDiscounts(discounts);
  return {
    reservation: { stock, discounts: reserved, couponLimit, changesPages },
    columns: {
      comment: draft.comment,
      scheduled_delivery_date: draft.scheduledFor,
      discounts: JSON.stringify(discounts),
      service_fee: charges.serviceFee,
      tip: charges.tip,
      payment_fee: charges.paymentFee,
      amount_due: charges.total,
      stock_taken: JSON.stringify(stock),
      discounts_taken: JSON.stringify(reserved),
      assigned_payment: toStoredMethod(method, payment, charges, order.currency),
      plan_month: planMonth(order.timezone, now),
    },
  };
}

/**
 * Gives back what the order has reserved, also when the menu counts other stock since. Call it in the
 * transaction that ends the reservation, so that it happens once.
 */
export async function releaseReservation(trx: Kysely<Database>, order: OrderRow): Promise<void> {
  const { company_id, stock_taken, discounts_taken } = order;
  await bumpMenuVersion(trx, company_id);
  if (stock_taken) await releaseStock(trx, company_id, stock_taken);
  if (discounts_taken) await releaseDiscounts(trx, order, discounts_taken);
}

/** The columns of an order without a reservation. */
export const NO_RESERVATION = {
  stock_taken: null,
  discounts_taken: null,
  payment_expires_at: null,
  plan_month: null,
};

/**
 * Makes an order that waits for its payment a draft again and releases its reservation. Its amount stays,
 * because a late payment may still pay it. Call it in a transaction that has locked the order.
 */
export async function releaseToDraft(
  trx: Kysely<Database>,
  order: OrderRow,
  changes: Updateable<Database["orders"]>,
): Promise<void> {
  await releaseReservation(trx, order);
  const done = await updateOrderWithStatus(trx, order, "INITIATED", {
    ...NO_RESERVATION,
    ...changes,
  });
  if (!done) throw new Error("an order changed although this transaction has locked it");
}

function toStoredMethod(
  method: PaymentMethod,
  { received_amount, tip_type }: RequestedPayment,
  { total, tip }: PriceBreakdown,
  currency: ShownCurrency,
): string {
  const { id, code, description, payment_code } = method;
  return JSON.stringify({
    id,
    code,
    description,
    payment_code,
    received_amount: cashIfSufficient(method, received_amount, total, currency),
    tip_type: tip > 0 ? tip_type : null,
  });
}

/**
 * Returns the cash that the customer will hand over, in cents; null when it is not cash or does not pay
 * `total` (`cashDue`).
 */
export function cashIfSufficient(
  { code }: Pick<PaymentMethod, "code">,
  claimed: unknown,
  total: Cents,
  currency: ShownCurrency,
): Cents | null {
  if (!isCashMethod({ code }) || typeof claimed !== "number") return null;
  const received = toCents(claimed, currency.code);
  const covers = received >= cashDue(total, currency);
  return covers && !exceedsMaxAmount(received, currency.code) ? received : null;
}
