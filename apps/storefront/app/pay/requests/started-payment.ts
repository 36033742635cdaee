import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { browserStorage } from "../../session/storage/browser-storage.ts";

/** Storage key of the last payment at a provider that this browser started, with how to pay it. */
const NAME = "comanda.started-payment";

/**
 * Keeps how to pay a payment, such as its PIX code. Another backend may list older payments first, or none:
 * a customer who leaves the page would not find the code again.
 */
export function keepStartedPayment(payment: CompanyPayment): void {
  const { qr_code, redirect_url } = payment.params;
  if (qr_code || redirect_url) browserStorage.setItem(NAME, JSON.stringify(payment));
}

/** The order was refused: its payment must not be paid. */
export function forgetStartedPayment({ id }: Pick<CompanyPayment, "id">): void {
  if (read()?.id === id) browserStorage.removeItem(NAME);
}

/** Returns the payment that this browser started for the order, by the method that it is to be paid by. */
export function startedPayment({
  id,
  meta_data,
}: Pick<Order, "id" | "meta_data">): CompanyPayment | undefined {
  const payment = read();
  if (payment?.reference_id !== id) return undefined;
  const method = meta_data?.assigned_payment?.payment_method_id;
  const isOther =
    method && payment.payment_method_id !== null && payment.payment_method_id !== method;
  return isOther ? undefined : payment;
}

/** What is stored is not trusted: an older page, an extension or the visitor may have written it. */
function read(): CompanyPayment | null {
  try {
    const payment = JSON.parse(browserStorage.getItem(NAME) ?? "null");
    return payment?.params instanceof Object ? payment : null;
  } catch {
    return null;
  }
}
