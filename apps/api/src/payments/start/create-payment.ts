import type {
  CompanyPayment,
  CompanyPaymentToCreate,
} from "@comanda/contract/payments/company-payment";
import type { PaymentMethod } from "@comanda/contract/payments/payment-method";
import { serviceTypeKey } from "@comanda/domain/company/service-type";
import { isOnlineMethod } from "@comanda/domain/orders/payment-method";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { Catalog } from "../../catalog/to-catalog.ts";
import {
  type IdempotentRequest,
  type IdempotentResult,
  withIdempotency,
} from "../../db/with-idempotency.ts";
import { findOrder, mayAccessOrder, type OrderRow } from "../../orders/orders.store.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isOpenPayment } from "../is-open-payment.ts";
import type { PaymentContext } from "../payment-context.ts";
import { toWirePayment } from "../payment-view.ts";
import { findPayment } from "../payments.store.ts";
import type { PaymentProvider } from "../providers/common/payment-provider.ts";
import { ProviderFailure } from "../providers/common/provider-failure.ts";
import { cancelPaymentLocally, withdrawPayment } from "../settle/poll-payment.ts";
import { createPaymentAtProvider } from "./create-at-provider.ts";
import type { VisitorInfo } from "./payment-facts.ts";
import { ConflictingPayment, type PaymentToRecord, recordPayment } from "./record-payment.ts";

/** Each attempt withdraws one conflicting payment; only a race of many tabs could need more. */
const ATTEMPTS = 4;

/**
 * Starts an online payment of a draft, or of an order that waits for one (decision 23). First it
 * records the payment, in a transaction, then it calls the provider, outside: after a lost answer
 * the next call uses the same key and makes the same payment. Refusals: 404 `company_not_found`,
 * `order_not_found`; 409 `order_not_editable`; 422 `payment_method_not_found`,
 * `idempotency_key_reused`; 503 `payment_provider_offline` when the provider does not create it;
 * those of `validateForPlacement`.
 */
export async function createPayment(
  context: PaymentContext,
  body: CompanyPaymentToCreate,
  request: Omit<IdempotentRequest, "companyId">,
  visitorInfo: VisitorInfo,
): Promise<IdempotentResult<CompanyPayment> | Refusal> {
  const { company_id: companyId, reference_id: orderId } = body;
  const { device } = request;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const seen = await findOrder(context.db, companyId, orderId);
  if (!seen || !mayAccessOrder(seen, device)) return new Refusal("order_not_found");
  const method = requestedMethod(catalog, seen.order, body);
  if (!method) return new Refusal("payment_method_not_found");
  const provider = await openProviderOrRefuse(context, companyId, method.provider_id);
  if (provider instanceof Refusal) return provider;

  const terms = body.meta?.payment ?? null;
  const toRecord = {
    companyId,
    orderId,
    device,
    method,
    kind: provider.kind,
    terms,
    visitor: visitorInfo,
  };
  const recorded = await recordWithoutConflict(context, toRecord, { ...request, companyId });
  if (recorded instanceof Refusal) return recorded;
  const payment = await createPaymentAtProvider(context, provider, companyId, recorded.answer.id);
  if (payment instanceof Refusal) return payment;
  return { answer: toWirePayment(payment, { mayPay: true }), replayed: recorded.replayed };
}

async function openProviderOrRefuse(
  { providers, log }: PaymentContext,
  company_id: string,
  provider_id: string,
): Promise<PaymentProvider | Refusal> {
  const provider = await providers.open(company_id, provider_id);
  if (!(provider instanceof ProviderFailure)) return provider;
  const { kind, reason } = provider;
  log.warn({ company_id, provider_id, what: "open", kind, reason }, "provider failed");
  return new Refusal("payment_provider_offline");
}

/** Records the payment, after it has withdrawn the payments that conflict with it. */
async function recordWithoutConflict(
  context: PaymentContext,
  toRecord: PaymentToRecord,
  request: IdempotentRequest,
): Promise<IdempotentResult<{ id: string }> | Refusal> {
  const record = (db: PaymentContext["db"]) => recordPayment({ ...context, db }, toRecord);
  // A key is used up by a payment that can be paid, not by one that its provider did not create.
  const isStillValid = async (db: PaymentContext["db"], { id }: { id: string }) => {
    const payment = await findPayment(db, toRecord.companyId, id);
    return payment !== undefined && (isOpenPayment(payment) || payment.state === "paid");
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const recorded = await withIdempotency(context.db, request, record, isStillValid);
    if (!(recorded instanceof ConflictingPayment)) return recorded;
    const after = await withdrawPayment(context, recorded.payment);
    if (after.isProcessing) return new Refusal("order_not_editable");
    if (isOpenPayment(after)) await cancelPaymentLocally(context, after);
  }
  return new Refusal("unavailable");
}

type ProviderMethod = PaymentMethod & { provider_id: string };

/**
 * Returns the method in the body; otherwise the order's method; otherwise the provider's only one.
 */
function requestedMethod(
  { paymentMethods }: Catalog,
  { service_type, assigned_payment }: OrderRow,
  { provider_id, meta }: CompanyPaymentToCreate,
): ProviderMethod | undefined {
  const offered = paymentMethods[serviceTypeKey(service_type)].filter(
    (each): each is ProviderMethod => isOnlineMethod(each) && each.provider_id === provider_id,
  );
  const named = meta?.payment?.payment_method_id;
  if (named) return offered.find(({ id }) => id === named);
  const assigned = offered.find(({ id }) => id === assigned_payment?.id);
  return assigned ?? (offered.length === 1 ? offered[0] : undefined);
}
