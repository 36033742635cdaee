import type { RequestPart } from "@comanda/contract/calls/call-schemas";
import type { Company } from "@comanda/contract/companies/company";
import type { Order } from "@comanda/contract/orders/order";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { type Cents, currencyCodeOf, fromCents, toCents } from "@comanda/domain/money/cents";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { chargesWithChoices } from "../../order-summary/charges-with-choices.ts";
import { orderAmounts } from "../../order-summary/order-amounts.ts";
import type { PayableOrder } from "../requests/payment-body.ts";
import { assignedPaymentBody } from "../requests/payment-body.ts";

/**
 * Returns the charges of an order when it is paid again by a method. Tip and accepted service fee stay
 * as they were.
 */
export function retryPayable<M extends PaymentMethod | null>(order: Order, method: M) {
  const { tip, serviceFee, combos, discounts, delivery, orderTotal } = orderAmounts(order);
  const code = currencyCodeOf(order);
  // The total of another backend may not have the fee that the customer agreed to.
  const isUncharged = !order.breakdown && orderTotal === combos - discounts + delivery;
  const optional = isUncharged ? fromCents(serviceFee, code) : order.optional_service_fee;
  const feeAccepted = toCents(optional ?? 0, code) > 0 && serviceFee > 0;
  const agreed = { ...order, optional_service_fee: optional };
  const charges = chargesWithChoices(agreed, { method, tip, feeAccepted }, code);
  return { order, method, feeAccepted, charges };
}

/**
 * Returns the update that pays the order by another method; it changes nothing else. `received` is the
 * cash that the customer hands over, in cents; null without cash.
 */
export function retryBody(
  company: Company,
  { order, method, charges, feeAccepted }: PayableOrder,
  received: Cents | null,
): RequestPart<"updateOrder", "body"> {
  const tipType = order.meta_data?.assigned_payment?.tip_type ?? null;
  return {
    timezone: company.timezone,
    currency: company.currency.code,
    ...(isOnlineMethod(method) && { status: "payment_requested" }),
    meta_data: {
      assigned_payment: assignedPaymentBody(
        method,
        charges,
        { received, tipType, feeAccepted },
        company.currency.code,
      ),
    },
  };
}
