import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { fromCents } from "@comanda/domain/money/cents";
import { isOpenPayment } from "./is-open-payment.ts";
import type { PaymentRow } from "./payments.store.ts";

const NO_PARAMS: CompanyPayment["params"] = {
  client_secret: null,
  publishable_key: null,
  qr_code: null,
  qr_code_image: null,
  expires_at: null,
  redirect_url: null,
};

/**
 * Returns a payment as the wire has it. With `mayPay` its `params` are included while it can be
 * paid; only the customer who ordered gets them.
 */
export function toWirePayment(
  payment: PaymentRow,
  { mayPay }: { mayPay: boolean },
): CompanyPayment {
  const { id, order_id, method_id, state, amount, currency, kind, params } = payment;
  return {
    id,
    reference_id: order_id,
    payment_method_id: method_id,
    status: state,
    amount: fromCents(amount, currency),
    test: kind === "sandbox",
    params: { ...NO_PARAMS, ...(mayPay && isOpenPayment(payment) ? params : {}) },
  };
}
