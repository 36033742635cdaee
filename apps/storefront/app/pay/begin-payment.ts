import { type ApiClient, ApiError } from "@comanda/contract/client";
import type { Company } from "@comanda/contract/company";
import type { Order } from "@comanda/contract/orders";
import type { CompanyPayment, PaymentMethod } from "@comanda/contract/payments";
import type { Breakdown } from "@comanda/domain/totals";
import { randomKey } from "../session/random-key.ts";
import { paymentBody } from "./payment-body.ts";

/** A payment that is to be begun. */
export type Payable = {
  order: Order;
  method: PaymentMethod;
  charges: Breakdown;
  feeAccepted: boolean;
};

/** Equal for what one payment can pay. */
export function basisOf({ order, method, charges, feeAccepted }: Payable): string {
  return JSON.stringify([order.id, method.id, charges.total, charges.tip, feeAccepted]);
}

/** Begins payments, each attempt by a key of its own. */
export type Beginner = (payable: Payable) => Promise<CompanyPayment>;

/**
 * Only a request whose answer was lost is sent again with the same key: a payment that was withdrawn
 * since is not to be found again. A server that fails is a method that cannot be used now (spec §8).
 */
export function paymentBeginner(call: ApiClient, company: Company): Beginner {
  let lost = { basis: "", key: "" };
  return async (payable) => {
    const { order, method, charges, feeAccepted } = payable;
    const basis = basisOf(payable);
    const key = lost.basis === basis ? lost.key : randomKey();
    lost = { basis, key };
    try {
      const body = paymentBody(company, order, method, charges, feeAccepted);
      const payment = await call("createCompanyPayment", { body }, { idempotencyKey: key });
      lost.basis = "";
      return payment;
    } catch (error) {
      if (isLost(error)) throw error;
      lost.basis = "";
      if (error instanceof ApiError && error.status >= 500) throw offline(error);
      throw error;
    }
  };
}

/** Whether it may be asked for again by itself: it was not answered, or too much was asked at once. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === "unreachable" || error.code === "busy" || error.status === 429;
}

function offline({ method, url, status }: ApiError): ApiError {
  return new ApiError(method, url, status, { code: "payment_provider_offline" });
}
