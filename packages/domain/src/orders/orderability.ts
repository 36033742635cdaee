import { needsClientInfo } from "../checkout/flow.ts";
import {
  acceptsScheduledOrders,
  type OrderingSettings,
  orderTypes,
} from "../company/order-types.ts";
import { hasPaidPlanLapsed, isOrderLimitReached, type Subscriptions } from "../company/plan.ts";
import {
  type QrServiceType,
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeKey,
} from "../company/service-type.ts";
import {
  type BelowMinimumRefusal,
  belowMinimumRefusal,
  type DestinationRefusal,
  deliveryMinimum,
} from "../delivery/price-settings.ts";
import { openState } from "../hours/opening-hours.ts";
import { type BusinessHours, openingHoursOf, type SpecialDate } from "../hours/weekly-hours.ts";
import type { Cents } from "../money/cents.ts";
import { isBeforeLeadTime, leadTimeFor } from "./lead-time.ts";
import { scheduleEnd } from "./schedule.ts";

/** The fields of a company that decide whether it takes orders. */
export type OrderingCompany = Subscriptions & {
  timezone: string;
  currency: { code: string };
  whatsapp?: string | null;
  business_hours_settings?: BusinessHours | null;
  special_dates?: readonly SpecialDate[] | null;
};

/** The company, its settings, the scanned QR code and the current time. */
export type OrderingContext = {
  company: OrderingCompany;
  settings: OrderingSettings;
  /** What the scanned QR code says of the service type, if there is one. */
  qrServiceType?: QrServiceType | null;
  now: Date;
};

/** Why an order is refused, with the facts that the message to the customer needs. */
export type NotOrderableReason =
  | { code: "read_only" }
  | { code: "plan_limit_reached" }
  | { code: "chat_without_whatsapp" }
  | { code: "type_inactive" }
  | { code: "qr_required" }
  | { code: "type_paused"; until: Date }
  | { code: "closed"; opensAt: Date | null }
  | { code: "schedule_required"; opensAt: Date | null }
  | { code: "schedule_not_offered" }
  | { code: "schedule_in_past" }
  | { code: "schedule_closed"; opensAt: Date | null }
  /** Earlier than `minutes` after now or after the opening: a delivery takes that long. */
  | { code: "schedule_too_soon"; minutes: number }
  /** Orders can be scheduled only before `latest`. */
  | { code: "schedule_too_far"; latest: Date }
  | BelowMinimumRefusal
  | { code: DestinationRefusal }
  | { code: "client_required" }
  | { code: "address_required" };

/** The facts of the order; absent facts are not evaluated. */
export type OrderabilityInput = {
  serviceType: ServiceType;
  /** The sum of the line totals. */
  subtotal?: Cents;
  /** The instant for which the order is scheduled; null means as soon as possible, absent undecided. */
  scheduledFor?: Date | null;
  hasClient?: boolean;
  hasAddress?: boolean;
  /** The refusal of the address from its quote (`quoteDelivery`); null if it is accepted. */
  destinationRefusal?: DestinationRefusal | null;
};

export type Orderability =
  | { allowed: true }
  | {
      allowed: false;
      reasons: NotOrderableReason[];
      /** When the same order is accepted, if only the time prevents it; else null. */
      nextAt: Date | null;
    };

/** Returns whether customers can only read the menu (conformance 4.43 to 4.46). */
export function isMenuReadOnly({
  company,
  settings,
}: Pick<OrderingContext, "company" | "settings">): boolean {
  const offersNothing = !SERVICE_TYPES.some((type) => settings[serviceTypeKey(type)]?.active);
  return settings.checkout_type === "READONLY" || offersNothing || hasPaidPlanLapsed(company);
}

/**
 * Evaluates whether the restaurant accepts an order with these facts at `now` (conformance 4.39 to 4.50).
 * Banners, buttons and the API's refusals all use this function.
 */
export function evaluateOrderability(context: OrderingContext & OrderabilityInput): Orderability {
  const reasons = [
    ...companyReasons(context),
    ...typeReasons(context),
    ...hoursReasons(context),
    ...orderReasons(context),
  ];
  return reasons.length === 0
    ? { allowed: true }
    : { allowed: false, reasons, nextAt: nextOrderableAt(context, reasons) };
}

function companyReasons(context: OrderingContext): NotOrderableReason[] {
  const { company, settings } = context;
  const hasNoWhatsapp = settings.checkout_type === "WHATSAPP" && !/\d/.test(company.whatsapp ?? "");
  const reasons: NotOrderableReason[] = [];
  if (isMenuReadOnly(context)) reasons.push({ code: "read_only" });
  if (isOrderLimitReached(company)) reasons.push({ code: "plan_limit_reached" });
  if (hasNoWhatsapp) reasons.push({ code: "chat_without_whatsapp" });
  return reasons;
}

function typeReasons({
  settings,
  serviceType,
  qrServiceType = null,
  now,
}: OrderingContext & OrderabilityInput): NotOrderableReason[] {
  const state = orderTypes(settings, now, qrServiceType).find(({ type }) => type === serviceType);
  if (!state) return [{ code: "type_inactive" }];
  const reasons: NotOrderableReason[] = [];
  if (!state.shown) {
    reasons.push({ code: serviceType === "TABLE" ? "qr_required" : "type_inactive" });
  }
  if (state.pausedUntil) reasons.push({ code: "type_paused", until: state.pausedUntil });
  return reasons;
}

function hoursReasons(context: OrderingContext & OrderabilityInput): NotOrderableReason[] {
  const { company, settings, serviceType, scheduledFor, now } = context;
  if (scheduledFor) return slotReasons(context, scheduledFor);
  const scheduling = acceptsScheduledOrders(settings, serviceType);
  const { open, opensAt } = openState(openingHoursOf(company), company.timezone, now);
  if (open) return [];
  // A company that never opens has no time to choose.
  if (!scheduling || opensAt === null) return [{ code: "closed", opensAt }];
  return scheduledFor === null ? [{ code: "schedule_required", opensAt }] : [];
}

/** Returns why an order cannot be scheduled for an instant; at most one reason. */
function slotReasons(context: OrderingContext & OrderabilityInput, at: Date): NotOrderableReason[] {
  const { company, settings, serviceType, now } = context;
  const { timezone } = company;
  const hours = openingHoursOf(company);
  if (!acceptsScheduledOrders(settings, serviceType)) return [{ code: "schedule_not_offered" }];
  if (at <= now) return [{ code: "schedule_in_past" }];
  const latest = scheduleEnd(timezone, now);
  if (at >= latest) return [{ code: "schedule_too_far", latest }];
  const { open, opensAt } = openState(hours, timezone, at);
  if (!open) return [{ code: "schedule_closed", opensAt }];
  const lead = leadTimeFor(settings, serviceType);
  return isBeforeLeadTime(hours, timezone, { at, now, lead })
    ? [{ code: "schedule_too_soon", minutes: lead.fromNow }]
    : [];
}

function orderReasons(context: OrderingContext & OrderabilityInput): NotOrderableReason[] {
  const { company, settings, serviceType, subtotal, hasClient, hasAddress, destinationRefusal } =
    context;
  const reasons: NotOrderableReason[] = [];
  if (serviceType === "DELIVERY" && subtotal !== undefined) {
    const minimum = deliveryMinimum(settings.delivery, company.currency.code);
    const refusal = belowMinimumRefusal(subtotal, minimum);
    if (refusal) reasons.push(refusal);
  }
  if (serviceType === "DELIVERY" && destinationRefusal) reasons.push({ code: destinationRefusal });
  if (hasClient === false && needsClientInfo(settings, serviceType, { hasClient })) {
    reasons.push({ code: "client_required" });
  }
  if (serviceType === "DELIVERY" && hasAddress === false)
    reasons.push({ code: "address_required" });
  return reasons;
}

/** Returns the end of the pause, or the first opening after it; null if time alone does not help. */
function nextOrderableAt(
  context: OrderingContext & OrderabilityInput,
  reasons: readonly NotOrderableReason[],
): Date | null {
  let from = context.now;
  for (const reason of reasons) {
    if (reason.code === "type_paused") from = reason.until;
    else if (reason.code !== "closed" && reason.code !== "schedule_required") return null;
  }
  const [left] = hoursReasons({ ...context, now: from });
  if (!left) return from;
  return left.code === "closed" || left.code === "schedule_required" ? left.opensAt : null;
}
