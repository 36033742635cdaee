import { orderTypes } from "@comanda/domain/company/order-types";
import {
  evaluateOrderability,
  type NotOrderableReason,
  type OrderingContext,
} from "@comanda/domain/orders/orderability";
import type { OrderingState, PausedServiceType } from "../company/company-site.tsx";
import { limitToQrServiceType, offeredServiceTypes } from "./offered-service-types.ts";

/**
 * Reasons that concern the whole company, most important first. They precede those of one service
 * type.
 */
const COMPANY_REASONS: readonly NotOrderableReason["code"][] = [
  "read_only",
  "plan_limit_reached",
  "chat_without_whatsapp",
  "schedule_required",
  "closed",
];

/**
 * Returns whether the visitor can order here, now or for later. `refusal` says why nothing can be
 * ordered now; it is null where a way to order is open. The minimum of the cart is not checked: there
 * may be no cart yet.
 */
export function companyOrdering(context: OrderingContext): {
  ordering: OrderingState;
  refusal: NotOrderableReason | null;
  pauses: PausedServiceType[];
} {
  const { settings, now, qrServiceType } = context;
  const activeTypes = orderTypes(settings, now).map(({ type }) => type);
  const types = limitToQrServiceType(activeTypes, qrServiceType);
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
  // A company without any way to order has a read-only menu.
  const refusal = companyReasons[0] ?? reasons[0] ?? { code: "read_only" };
  return { ordering: later ? "later" : "never", refusal, pauses };
}

/** Returns the paused ways to order, of those that the visitor could use (conformance 4.22). */
function pausedServiceTypes(context: OrderingContext): PausedServiceType[] {
  return offeredServiceTypes(context).flatMap(({ type, pausedUntil }) =>
    pausedUntil ? [{ type, until: pausedUntil }] : [],
  );
}

/**
 * Returns whether a reason only says that the order must be for later, and the company does open again.
 */
function needsSchedule(reason: NotOrderableReason): boolean {
  return reason.code === "schedule_required" && reason.opensAt !== null;
}
