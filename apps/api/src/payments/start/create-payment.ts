import type {
  CompanyPayment,
  CompanyPaymentToCreate,
  PaymentMethod,
} from "@comanda/contract/payments/company-payment";
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

/** Each attempt withdraws what is in the way; more only a race of many tabs could need. */
const ATTEMPTS = 4;

/**
 * Begins an online payment of a draft, or of an order that waits for one (design §8). First it is
 * written down, in a transaction, then its provider is asked, in none: what is lost on the way is begun
 * again under the same key, and is one payment. Refusals: 404 `company_not_found`, `order_not_found`;
 * 409 `order_not_editable`; 422 `payment_method_not_found`, `idempotency_key_reused`; 503
 * `payment_provider_offline` when the provider does not take it; those of `judgeOrder`.
 */
export async function createPayment(
  context: PaymentContext,
  body: CompanyPaymentToCreate,
  sending: Omit<IdempotentRequest, "companyId">,
  visit: VisitorInfo,
): Promise<IdempotentResult<CompanyPayment> | Refusal> {
  const { company_id: companyId, reference_id: orderId } = body;
  const { device } = sending;
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const seen = await findOrder(context.db, companyId, orderId);
  if (!seen || !mayAccessOrder(seen, device)) return new Refusal("order_not_found");
  const method = requestedMethod(catalog, seen.order, body);
  if (!method) return new Refusal("payment_method_not_found");
  const provider = await openProviderOrRefuse(context, companyId, method.provider_id);
  if (provider instanceof Refusal) return provider;

  const terms = body.meta?.payment ?? null;
  const asked = { companyId, orderId, device, method, kind: provider.kind, terms, visitor: visit };
  const begun = await recordWithoutConflict(context, asked, { ...sending, companyId });
  if (begun instanceof Refusal) return begun;
  const payment = await createPaymentAtProvider(context, provider, companyId, begun.answer.id);
  if (payment instanceof Refusal) return payment;
  return { answer: toWirePayment(payment, true), replayed: begun.replayed };
}

async function openProviderOrRefuse(
  { providers: desk, log }: PaymentContext,
  company_id: string,
  provider_id: string,
): Promise<PaymentProvider | Refusal> {
  const provider = await desk.open(company_id, provider_id);
  if (!(provider instanceof ProviderFailure)) return provider;
  const { kind, reason } = provider;
  log.warn({ company_id, provider_id, what: "open", kind, reason }, "provider failed");
  return new Refusal("payment_provider_offline");
}

/** Writes the payment down, once what is in its way has been withdrawn. */
async function recordWithoutConflict(
  context: PaymentContext,
  asked: PaymentToRecord,
  sending: IdempotentRequest,
): Promise<IdempotentResult<{ id: string }> | Refusal> {
  const begin = (db: PaymentContext["db"]) => recordPayment({ ...context, db }, asked);
  // A key is used up by a payment that can be paid, not by one that its provider did not begin.
  const isStillValid = async (db: PaymentContext["db"], { id }: { id: string }) => {
    const payment = await findPayment(db, asked.companyId, id);
    return payment !== undefined && (isOpenPayment(payment) || payment.state === "paid");
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const begun = await withIdempotency(context.db, sending, begin, isStillValid);
    if (!(begun instanceof ConflictingPayment)) return begun;
    const after = await withdrawPayment(context, begun.payment);
    if (after.isProcessing) return new Refusal("order_not_editable");
    if (isOpenPayment(after)) await cancelPaymentLocally(context, after);
  }
  return new Refusal("unavailable");
}

type ProviderMethod = PaymentMethod & { provider_id: string };

/** The method that the body names, else the one the order was sent with, else the provider's only one. */
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
