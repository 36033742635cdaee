import { orderTypes } from "@comanda/domain/order-types";
import { type OrderingContext, orderability, type Reason } from "@comanda/domain/orderability";
import type { ServiceType } from "@comanda/domain/service-type";
import { offeredTypes } from "./offered-types.ts";

/** Whether something can be ordered now, only for later (closed, but scheduled orders are taken), or not. */
export type Ordering = "open" | "later" | "never";

/** A way to order that is paused. */
export type Pause = { type: ServiceType; until: Date };

/** What keeps from ordering in any way, before what is in the way of one alone. */
const ofTheShop: readonly Reason["code"][] = [
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
export function shopOrdering(context: OrderingContext): {
  ordering: Ordering;
  refusal: Reason | null;
  pauses: Pause[];
} {
  const { settings, now, qrServiceType } = context;
  const types = qrServiceType ? [qrServiceType] : orderTypes(settings, now).map(({ type }) => type);
  const answers = types.map((serviceType) =>
    orderability({ ...context, serviceType, scheduledFor: null }),
  );
  const pauses = shopPauses(context);
  if (answers.some(({ allowed }) => allowed)) return { ordering: "open", refusal: null, pauses };
  const later = answers.some((answer) => !answer.allowed && answer.reasons.every(onlyLater));
  const reasons = answers.flatMap((answer) => (answer.allowed ? [] : answer.reasons));
  const told = ofTheShop.flatMap((code) => reasons.find((reason) => reason.code === code) ?? []);
  // Who offers no way to order at all has a menu to look at.
  const refusal = told[0] ?? reasons[0] ?? { code: "read_only" };
  return { ordering: later ? "later" : "never", refusal, pauses };
}

/**
 * The ways to order that are paused, of those that the visitor could take (spec §4, Products page
 * on open).
 */
function shopPauses(context: OrderingContext): Pause[] {
  return offeredTypes(context).flatMap(({ type, pausedUntil }) =>
    pausedUntil ? [{ type, until: pausedUntil }] : [],
  );
}

/** Whether a reason says no more than that the order must be for later; who never opens has no later. */
function onlyLater(reason: Reason): boolean {
  return reason.code === "schedule_required" && reason.opensAt !== null;
}
