import { type ApiClient, ApiError } from "@comanda/contract/calls/api-client";
import type { Company } from "@comanda/contract/companies/company";
import type { Order } from "@comanda/contract/orders/order";
import type { CompanyPayment } from "@comanda/contract/payments/company-payment";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import type { PriceBreakdown } from "@comanda/domain/money/order-charges";
import { randomKey } from "../../api/random-key.ts";
import { paymentBody } from "./payment-body.ts";

/** A payment that is to be begun. */
export type PayableOrder = {
  order: Order;
  method: PaymentMethod;
  charges: PriceBreakdown;
  feeAccepted: boolean;
};

/** Equal for what one payment can pay. */
export function paymentFingerprint({ order, method, charges, feeAccepted }: PayableOrder): string {
  return JSON.stringify([order.id, method.id, charges.total, charges.tip, feeAccepted]);
}

/** Begins payments, each attempt by a key of its own. */
export type StartPayment = (payable: PayableOrder) => Promise<CompanyPayment>;

/**
 * Only a request whose answer was lost is sent again with the same key: a payment that was withdrawn
 * since is not to be found again. A server that fails is a method that cannot be used now (spec §8).
 */
export function createStartPayment(call: ApiClient, company: Company): StartPayment {
  let unanswered = { basis: "", key: "" };
  return async (payable) => {
    const { order, method, charges, feeAccepted } = payable;
    const basis = paymentFingerprint(payable);
    const key = unanswered.basis === basis ? unanswered.key : randomKey();
    unanswered = { basis, key };
    try {
      const body = paymentBody(company, order, method, charges, feeAccepted);
      const payment = await call("createCompanyPayment", { body }, { idempotencyKey: key });
      unanswered.basis = "";
      return payment;
    } catch (error) {
      if (isUnanswered(error)) throw error;
      unanswered.basis = "";
      if (error instanceof ApiError && error.status >= 500) throw offline(error);
      throw error;
    }
  };
}

/** Whether it may be asked for again by itself: it was not answered, or too much was asked at once. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "unreachable" || error.code === "busy" || error.status === 429;
}

function offline({ method, url, status }: ApiError): ApiError {
  return new ApiError(method, url, status, { code: "payment_provider_offline" });
}
