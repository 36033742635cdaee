import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";

/** Milliseconds that the customer waits at most for the server's answer. */
const TIMEOUT_MS = 6_000;

/** The statuses of a payment that is not pending (contract, `CompanyPayment`). */
const SETTLED = ["paid", "failed", "cancelled", "refunded", "partially_refunded", "unknown"];

/**
 * Returns whether a payment waits for the customer. Another backend may have a word of its own for it: a
 * payment that says how to pay it is pending too.
 */
export function isPendingPayment({ status, params }: CompanyPayment): boolean {
  const word = status.toLowerCase();
  if (word === "pending") return true;
  return !SETTLED.includes(word) && Object.values(params).some(Boolean);
}

/** Returns whether a payment can still be paid. */
export function isOpenPayment(payment: CompanyPayment): boolean {
  return payment.status === "failed" || isPendingPayment(payment);
}

/**
 * Fetches an order's payments, newest first; with `methodId` only those by that method, as the
 * specification's call has it (conformance 7.18). The server polls the providers by its schedule, within
 * seconds while a page of the order is open (decision 23).
 */
export async function fetchPayments(
  call: ApiClient,
  orderId: string,
  methodId?: string | null,
): Promise<CompanyPayment[]> {
  const query = { reference_id: orderId, ...(methodId && { payment_method_id: methodId }) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return (await call("filterCompanyPayments", { query }, { signal })).data;
}

/** Fetches the payments by the method that the order is to be paid by, newest first. */
export function fetchAssignedPayments(
  call: ApiClient,
  { id, meta_data }: Pick<Order, "id" | "meta_data">,
): Promise<CompanyPayment[]> {
  return fetchPayments(call, id, meta_data?.assigned_payment?.payment_method_id);
}

/**
 * What became of a payment that was to be cancelled. `unknown`: the server or the provider did
 * not answer, or not in a form that can be read, so the payment may still be open or paid.
 */
export type CancelResult = "paid" | "unpaid" | "unknown";

/**
 * Cancels a payment. Another backend may not have this call (404): its payment then expires. A
 * conflict (409) says nothing about the payment, which may be paid. Never rejects: those who wait for
 * it would be busy for good.
 */
export async function cancelOpenPayment(
  call: ApiClient,
  companyId: string,
  paymentId: string,
): Promise<CancelResult> {
  try {
    const input = { params: { paymentId }, body: { company_id: companyId } };
    return (await call("cancelCompanyPayment", input)).status === "paid" ? "paid" : "unpaid";
  } catch (error) {
    if (!(error instanceof ApiError)) return "unknown";
    const isSettled = error.status === 501 || (isRefusal(error) && error.status !== 409);
    return isSettled ? "unpaid" : "unknown";
  }
}

/**
 * Returns whether the API accepted a request but its answer cannot be read. Sending the request again
 * would order twice.
 */
export function isAcceptedUnreadable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "unreadable_answer" || (error.status >= 200 && error.status < 300);
}

/**
 * Returns whether the API refused a request. After any other error the request may have been accepted.
 */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status < 500 && error.status >= 400 && error.status !== 429
  );
}
