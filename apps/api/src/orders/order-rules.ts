import type { Problem } from "@comanda/contract/errors";
import { type Cents, fromCents, percentOf, toCents } from "@comanda/domain/money";
import { orderability, type Reason } from "@comanda/domain/orderability";
import { type ServiceType, serviceKey } from "@comanda/domain/service-type";
import { type Breakdown, breakdown } from "@comanda/domain/totals";
import type { Catalog } from "../catalog/catalog.ts";
import { withUsage } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";

/** What the rules judge an order by. */
export type OrderFacts = {
  serviceType: ServiceType;
  qrServiceType: ServiceType | null;
  goods: Cents;
  hasClient: boolean;
  hasAddress: boolean;
  /** Null is as soon as possible; undefined is not decided yet, as when a draft is made. */
  scheduledFor: Date | null | undefined;
};

/**
 * Why the restaurant does not take such an order now, by the domain's one evaluator, else null:
 * 409 `not_orderable` with all reasons, 422 `client_required` or `address_required` when that is all.
 */
export async function orderRefusal(
  context: Context,
  catalog: Catalog,
  facts: OrderFacts,
): Promise<Refusal | null> {
  const company = await withUsage(context, catalog);
  const result = orderability({
    ...facts,
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
    reasons: reasons.map(toWireReason),
    next_at: result.nextAt?.toISOString() ?? null,
  });
}

type WireReason = NonNullable<Problem["reasons"]>[number];

function toWireReason(reason: Reason): WireReason {
  if (reason.code !== "below_minimum") return reason;
  return { ...reason, minimum: fromCents(reason.minimum), missing: fromCents(reason.missing) };
}

/**
 * What an order of `goods` costs (design §5). The service fee is a percentage of the goods; an
 * optional one is charged only to who agrees, which no call of the contract can say yet.
 */
export function chargesFor(
  { company, orderSettings }: Catalog,
  serviceType: ServiceType,
  goods: Cents,
  payment: { tip: Cents; feePercent: number } = { tip: 0, feePercent: 0 },
): Breakdown {
  const currencyCode = company.currency.code;
  const fee = orderSettings[serviceKey(serviceType)]?.service_fee;
  return breakdown({
    combos: goods,
    serviceFee: fee && !fee.optional ? percentOf(goods, fee.value, currencyCode) : 0,
    tip: payment.tip,
    paymentFeePercent: payment.feePercent,
    currencyCode,
  });
}

/** The tip as far as it is asked for: never in Brazil, nor where the service type has none (spec §5). */
export function acceptedTip(
  { company, settings }: Catalog,
  serviceType: ServiceType,
  amount: number | null,
): Cents {
  const asked =
    settings[serviceKey(serviceType)]?.tip?.active && company.country.country_code !== "BR";
  return asked && amount !== null ? toCents(amount, company.currency.code) : 0;
}
