import type { Problem } from "@comanda/contract/calls/problems";
import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import { deliveryCharge } from "@comanda/domain/delivery/pricing";
import type { DeliveryQuote } from "@comanda/domain/delivery/quote";
import { type Cents, fromCents, toCents } from "@comanda/domain/money/cents";
import { acceptsTip, maxTip } from "@comanda/domain/money/tip";
import {
  calculateBreakdown,
  calculateServiceFee,
  optionalServiceFee,
  type PriceBreakdown,
} from "@comanda/domain/money/totals";
import { evaluateOrderability, type NotOrderableReason } from "@comanda/domain/orders/orderability";
import type { Catalog } from "../../catalog/to-catalog.ts";
import { companyWithUsageIfLimited } from "../../companies/read-company.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";

/** What the rules judge an order by. */
export type OrderabilityFacts = {
  serviceType: ServiceType;
  qrServiceType: ServiceType | null;
  subtotal: Cents;
  hasClient: boolean;
  hasAddress: boolean;
  /** Of the delivery to its address; null where there is none. */
  quote: DeliveryQuote | null;
  /** Null is as soon as possible; undefined is not decided yet, as when a draft is made. */
  scheduledFor: Date | null | undefined;
};

/**
 * Why the restaurant does not take such an order now, by the domain's one evaluator, else null:
 * 409 `not_orderable` with all reasons, 422 `client_required` or `address_required` when that is all.
 */
export async function refuseUnorderable(
  context: ApiContext,
  catalog: Catalog,
  { quote, ...facts }: OrderabilityFacts,
): Promise<Refusal | null> {
  const company = await companyWithUsageIfLimited(context, catalog);
  const result = evaluateOrderability({
    ...facts,
    destinationRefusal: quote?.ok === false ? quote.code : null,
    company,
    settings: catalog.settings,
    now: context.clock(),
  });
  if (result.allowed) return null;
  const reasons = result.reasons.filter(
    // Whether and for when it is scheduled is asked after the draft is made.
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

/** What the order's delivery costs, by its quote and the free minimum; null for what is not delivered. */
export function deliveryChargeFor(
  { company, settings: { delivery } }: Catalog,
  quote: DeliveryQuote | null,
  subtotal: Cents,
): Cents | null {
  if (!quote?.ok) return null;
  return deliveryCharge(quote.price, delivery, subtotal, company.currency.code);
}

export type OrderAmounts = {
  subtotal: Cents;
  discounts?: Cents;
  /** Null for what is not delivered. */
  delivery: Cents | null;
  /** Whether the customer agrees to an optional service fee. */
  feeAccepted?: boolean;
  tip?: Cents;
  feePercent?: number;
};

/** What an order costs (design §5). */
export function calculateCharges(
  { company, orderSettings }: Catalog,
  serviceType: ServiceType,
  order: OrderAmounts,
): PriceBreakdown {
  const {
    subtotal: goods,
    discounts = 0,
    delivery,
    feeAccepted = false,
    tip = 0,
    feePercent = 0,
  } = order;
  const currencyCode = company.currency.code;
  const fee = orderSettings[serviceTypeKey(serviceType)]?.service_fee;
  return calculateBreakdown({
    combos: goods,
    discounts,
    delivery: delivery ?? 0,
    serviceFee: calculateServiceFee(fee, goods, feeAccepted, currencyCode),
    tip,
    paymentFeePercent: feePercent,
    currencyCode,
  });
}

/** What the customer may agree to pay for the service; null where nothing is asked, or not asked for. */
export function optionalFeeFor(
  { company, orderSettings }: Catalog,
  serviceType: ServiceType,
  subtotal: Cents,
): Cents | null {
  const fee = orderSettings[serviceTypeKey(serviceType)]?.service_fee;
  return optionalServiceFee(fee, subtotal, company.currency.code);
}

/**
 * The tip as far as it is asked for: nothing in Brazil, nor where the service type has none (spec §5).
 * 422 `invalid_body` when it is more than one can mean.
 */
export function validateTip(
  { company, settings }: Catalog,
  serviceType: ServiceType,
  subtotal: Cents,
  amount: number | null,
): Cents | Refusal {
  if (
    amount === null ||
    !acceptsTip(company.country.country_code, settings[serviceTypeKey(serviceType)])
  )
    return 0;
  const tip = toCents(amount, company.currency.code);
  if (tip <= maxTip(subtotal)) return tip;
  const message = `is more than ${fromCents(maxTip(subtotal), company.currency.code)}`;
  const fault = { path: "meta_data.assigned_payment.tip_value", message };
  return new Refusal("invalid_body", { errors: [fault] });
}
