import type { Problem } from "@comanda/contract/calls/problems";
import type { QrServiceType, ServiceType } from "@comanda/domain/company/service-type";
import type { DeliveryQuote } from "@comanda/domain/delivery/quote";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import { evaluateOrderability, type NotOrderableReason } from "@comanda/domain/orders/orderability";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { Refusal } from "../../shared/refusal.ts";

/** The facts of an order that the rules need. */
export type OrderabilityFacts = {
  serviceType: ServiceType;
  qrServiceType: QrServiceType | null;
  subtotal: Cents;
  hasClient: boolean;
  hasAddress: boolean;
  /** The quote for the delivery to its address; null without one. */
  quote: DeliveryQuote | null;
  /** Null means as soon as possible; undefined means not chosen yet, as in a new draft. */
  scheduledFor: Date | null | undefined;
  /** The orders of this month that use the company's plan. */
  usedOrders: number;
};

/**
 * Returns why the restaurant does not take such an order now, by the domain's
 * `evaluateOrderability`; null when it does. 409 `not_orderable` with all reasons; 422
 * `client_required` or `address_required` when nothing else is missing.
 */
export function refuseUnorderable(
  catalog: Catalog,
  { quote, usedOrders, ...facts }: OrderabilityFacts,
  now: Date,
): Refusal | null {
  const company = { ...catalog.company, order_limit_usage_count: usedOrders };
  const result = evaluateOrderability({
    ...facts,
    destinationRefusal: quote?.ok === false ? quote.code : null,
    company,
    settings: catalog.settings,
    now,
  });
  if (result.allowed) return null;
  const reasons = result.reasons.filter(
    // The customer chooses the time only after the draft exists.
    ({ code }) => facts.scheduledFor !== undefined || code !== "schedule_required",
  );
  const [first] = reasons;
  if (!first) return null;
  const personal = reasons.every(
    ({ code }) => code === "client_required" || code === "address_required",
  );
  if (personal)
    return new Refusal(first.code === "client_required" ? "client_required" : "address_required");
  return new Refusal("not_orderable", {
    reasons: reasons.map((reason) => toWireReason(reason, company.currency.code)),
    next_at: result.nextAt?.toISOString() ?? null,
  });
}

type WireReason = NonNullable<Problem["reasons"]>[number];

function toWireReason(reason: NotOrderableReason, currencyCode: string): WireReason {
  if (reason.code !== "below_minimum") return reason;
  const { minimum, missing } = reason;
  return {
    ...reason,
    minimum: fromCents(minimum, currencyCode),
    missing: fromCents(missing, currencyCode),
  };
}
