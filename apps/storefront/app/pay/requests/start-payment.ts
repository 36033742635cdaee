import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { Company } from "@comanda/contract/companies/company";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { type PayableOrder, paymentBody } from "./payment-body.ts";

/** Equal for two inputs that the same payment can pay. */
export function paymentFingerprint({ order, method, charges, feeAccepted }: PayableOrder): string {
  return JSON.stringify([order.id, method.id, charges.total, charges.tip, feeAccepted]);
}

/** Starts a payment; each attempt has its own idempotency key. */
export type StartPayment = (payable: PayableOrder) => Promise<CompanyPayment>;

/**
 * Returns a function that starts payments. It repeats the key only after a lost answer, so that it
 * never finds a payment that was cancelled since. A server error, and a refusal that another backend gives
 * in its own words, become `payment_provider_offline`: the method cannot be used now (conformance 8.7).
 */
export function createStartPayment(call: ApiClient, company: Company): StartPayment {
  let unanswered = { fingerprint: "", key: "" };
  return async (payable) => {
    const fingerprint = paymentFingerprint(payable);
    const key = unanswered.fingerprint === fingerprint ? unanswered.key : randomKey();
    unanswered = { fingerprint, key };
    try {
      const body = paymentBody(company, payable);
      const payment = await call("createCompanyPayment", { body }, { idempotencyKey: key });
      unanswered.fingerprint = "";
      return payment;
    } catch (error) {
      if (isUnanswered(error)) throw error;
      unanswered.fingerprint = "";
      if (error instanceof ApiError && isWithoutPayment(error)) throw offline(error);
      throw error;
    }
  };
}

/** Returns whether the same request may be sent again: no answer came, or the server was too busy. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "unreachable" || error.code === "busy" || error.status === 429;
}

function isWithoutPayment({ status, code, backendMessage }: ApiError): boolean {
  return status >= 500 || code === "unexpected" || backendMessage !== null;
}

function offline({ method, url, status }: ApiError): ApiError {
  return new ApiError(method, url, status, { code: "payment_provider_offline" });
}
