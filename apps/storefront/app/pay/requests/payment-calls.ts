import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";

/** Milliseconds for which the customer is kept waiting for what the server knows. */
const TIMEOUT_MS = 6_000;

/** The statuses of a payment that can still be made (contract, `CompanyPayment`). */
const LIVE = ["pending", "failed"];

export function isOpenPayment({ status }: CompanyPayment): boolean {
  return LIVE.includes(status);
}

/**
 * An order's payments as the server has them, newest first. This server polls the providers by itself,
 * within seconds while a page of the order is open (decision 23).
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
 * Withdraws a payment, as well as it goes, and answers whether it had been paid before. Another
 * backend may know no such call (404): it is then left to lapse.
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
 * Whether the API has taken a request and given an answer that cannot be read: sending it again would
 * order twice.
 */
export function isAcceptedUnreadable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "unreadable_answer" || (error.status >= 200 && error.status < 300);
}

/** Whether the API has judged a request; after anything else it may or may not have taken it. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status < 500 && error.status >= 400 && error.status !== 429
  );
}
