import { isCashMethod } from "@comanda/domain/orders/payment-method";
import type { Translate } from "../i18n/text.ts";

type AssignedPayment = {
  payment_method_id: string;
  payment_method_description?: string | null | undefined;
  payment_method_code?: string | null | undefined;
};

/**
 * The name of an order's payment method; cash without a name has one in the customer's language. Another
 * backend may name only the method's id.
 */
export function paymentMethodName(t: Translate, payment: AssignedPayment): string {
  const { payment_method_description: name, payment_method_code: code } = payment;
  if (name) return name;
  const known = code || payment.payment_method_id;
  return isCashMethod({ code: known }) ? t("checkout.cash") : known;
}
