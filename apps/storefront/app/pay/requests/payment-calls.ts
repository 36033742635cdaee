import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";

/** Milliseconds that the customer waits at most for the server's answer. */
const TIMEOUT_MS = 6_000;

/** The statuses of a payment that can still be paid (contract, `CompanyPayment`). */
const LIVE = ["pending", "failed"];

export function isOpenPayment({ status }: CompanyPayment): boolean {
  return LIVE.includes(status);
}

/**
 * Fetches an order's payments, newest first. The server polls the providers by its schedule, within
 * seconds while a page of the order is open (decision 23).
 */
export async function fetchPayments(
  call: ApiClient,
  orderId: string,
  methodId?: string,
): Promise<CompanyPayment[]> {
  const query = { reference_id: orderId, ...(methodId && { payment_method_id: methodId }) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return (await call("filterCompanyPayments", { query }, { signal })).data;
}

/**
 * Cancels a payment, and resolves to true when it was already paid. Another backend may not have
 * this call (404): its payment then expires.
 */
export async function cancelOpenPayment(
  call: ApiClient,
  companyId: string,
  paymentId: string,
): Promise<boolean> {
  try {
    const input = { params: { paymentId }, body: { company_id: companyId } };
    return (await call("cancelCompanyPayment", input)).status === "paid";
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
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
