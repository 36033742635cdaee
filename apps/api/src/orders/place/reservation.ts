import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { planMonth } from "@comanda/domain/company/plan";
import type { ShownCurrency } from "@comanda/domain/money/cash-due";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { reservedDiscounts } from "../discounts/validate-discounts.ts";
import type { OrderColumns, OrderRow } from "../orders.store.ts";
import type { RequestedPayment } from "../rules/confirm-price.ts";
import { cashIfSufficient } from "../rules/sufficient-cash.ts";
import type { SubmittedChanges, ValidatedOrder } from "./validate-for-placement.ts";
import type { Reservation } from "./write-placement.store.ts";

/** What a customer submits with a draft that was validated. */
type ValidatedSubmission = {
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
  { draft, payment, validated }: ValidatedSubmission,
  now: Date,
): { reservation: Reservation; columns: OrderColumns } {
  const { method, stockToReserve: stock, charges, discounts, invalidatesCachedPages } = validated;
  const reserved = reservedDiscounts(discounts);
  return {
    reservation: { stock, discounts: reserved, couponLimit, invalidatesCachedPages },
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
