import type { Company } from "@comanda/contract/company";
import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import type { Sent } from "@comanda/contract/schemas";
import { type Cents, toCents } from "@comanda/domain/money";
import { isOnline } from "@comanda/domain/payment-method";
import { orderAmounts } from "../shop/order-amounts.ts";
import type { Payable } from "./begin-payment.ts";
import { orderCharges } from "./order-charges.ts";
import { assignedPayment } from "./payment-body.ts";

/** What paying an order again by a method comes to: all that was said of it before still counts. */
export function payableAgain<M extends PaymentMethod | null>(order: Order, method: M) {
  const { tip, serviceFee } = orderAmounts(order);
  const code = order.currency?.code ?? "";
  const feeAccepted = toCents(order.optional_service_fee ?? 0, code) > 0 && serviceFee > 0;
  const charges = orderCharges(order, { method, tip, feeAccepted }, code);
  return { order, method, feeAccepted, charges };
}

/**
 * Spec §3, Order update, by which the order is to be paid so; everything else in it stays. `received` is
 * what is handed over in cash, null when not said.
 */
export function againBody(
  company: Company,
  { order, method, charges, feeAccepted }: Payable,
  received: Cents | null,
): Sent<"updateOrder", "body"> {
  const tipType = order.meta_data?.assigned_payment?.tip_type ?? null;
  return {
    timezone: company.timezone,
    currency: company.currency.code,
    ...(isOnline(method) && { status: "payment_requested" }),
    meta_data: {
      assigned_payment: assignedPayment(
        method,
        charges,
        { received, tipType, feeAccepted },
        company.currency.code,
      ),
    },
  };
}
