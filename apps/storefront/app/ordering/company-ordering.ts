import { orderTypes } from "@comanda/domain/company/order-types";
import {
  evaluateOrderability,
  type NotOrderableReason,
  type OrderingContext,
} from "@comanda/domain/orders/orderability";
import type { OrderingState, PausedServiceType } from "../company/company-site.tsx";
import { offeredServiceTypes } from "./offered-service-types.ts";

/** What keeps from ordering in any way, before what is in the way of one alone. */
const COMPANY_REASONS: readonly NotOrderableReason["code"][] = [
  "read_only",
  "plan_limit_reached",
  "chat_without_whatsapp",
  "schedule_required",
  "closed",
];

/**
 * Whether anything can be ordered here, and why nothing can be at once: null where some way to order
 * is open. Whom a QR code brought orders its type and no other. The cart's own minimum is not
 * judged: there may be no cart yet.
 */
export function companyOrdering(context: OrderingContext): {
  ordering: OrderingState;
  refusal: NotOrderableReason | null;
  pauses: PausedServiceType[];
} {
  const { settings, now, qrServiceType } = context;
  const types = qrServiceType ? [qrServiceType] : orderTypes(settings, now).map(({ type }) => type);
  const answers = types.map((serviceType) =>
    evaluateOrderability({ ...context, serviceType, scheduledFor: null }),
  );
  const pauses = pausedServiceTypes(context);
  if (answers.some(({ allowed }) => allowed)) return { ordering: "open", refusal: null, pauses };
  const later = answers.some((answer) => !answer.allowed && answer.reasons.every(needsSchedule));
  const reasons = answers.flatMap((answer) => (answer.allowed ? [] : answer.reasons));
  const companyReasons = COMPANY_REASONS.flatMap(
    (code) => reasons.find((reason) => reason.code === code) ?? [],
  );
  // Who offers no way to order at all has a menu to look at.
  const refusal = companyReasons[0] ?? reasons[0] ?? { code: "read_only" };
  return { ordering: later ? "later" : "never", refusal, pauses };
}

/**
 * The ways to order that are paused, of those that the visitor could take (spec §4, Products page
 * on open).
 */
function pausedServiceTypes(context: OrderingContext): PausedServiceType[] {
  return offeredServiceTypes(context).flatMap(({ type, pausedUntil }) =>
    pausedUntil ? [{ type, until: pausedUntil }] : [],
  );
}

/** Whether a reason says no more than that the order must be for later; who never opens has no later. */
function needsSchedule(reason: NotOrderableReason): boolean {
  return reason.code === "schedule_required" && reason.opensAt !== null;
}
