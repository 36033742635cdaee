import type { ServiceType } from "@comanda/domain/company/service-type";
import type { Cents } from "@comanda/domain/money/cents";
import {
  evaluateOrderability,
  type NotOrderableReason,
  type OrderingContext,
} from "@comanda/domain/orders/orderability";
import { offeredServiceTypes } from "../../ordering/offered-service-types.ts";

/** A way to order, and what is in its way; without reasons it is open. */
export type OrderChoice = {
  type: ServiceType;
  reasons: NotOrderableReason[];
  /** The restaurant is closed and opens then: it can be ordered for later. Null when it can be now. */
  scheduledFrom: Date | null;
};

/**
 * The ways to order a cart of `subtotal` that this visitor can come to: those open now first, last those
 * with something of their own in the way. Whom a QR code brought orders its type and no other, be it
 * that nobody can (spec §5, Cart).
 */
export function orderChoices(context: OrderingContext, subtotal: Cents): OrderChoice[] {
  const choices = reachableTypes(context).map((type) => toChoice(context, type, subtotal));
  return choices.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ reasons, scheduledFrom }: OrderChoice): number {
  if (reasons.length === 0) return scheduledFrom === null ? 0 : 1;
  return reasons.every(isRestaurantWide) ? 2 : 3;
}

/**
 * What is in the way of this choice and not of the whole restaurant, nor the same as of `main`: of
 * those the notice above the buttons speaks. Undefined where nothing is.
 */
export function distinctReason(
  { reasons }: OrderChoice,
  main: OrderChoice,
): NotOrderableReason | undefined {
  const [mainReason] = main.reasons;
  const distinct = reasons.find((reason) => !isRestaurantWide(reason));
  return distinct && !isSameReason(distinct, mainReason) ? distinct : undefined;
}

function reachableTypes(context: OrderingContext): ServiceType[] {
  const { qrServiceType } = context;
  if (qrServiceType) return [qrServiceType];
  return offeredServiceTypes(context).map(({ type }) => type);
}

function toChoice(context: OrderingContext, type: ServiceType, subtotal: Cents): OrderChoice {
  const answer = evaluateOrderability({
    ...context,
    serviceType: type,
    subtotal,
    scheduledFor: null,
  });
  if (answer.allowed) return { type, reasons: [], scheduledFrom: null };
  const [first, ...others] = answer.reasons;
  if (first?.code === "schedule_required" && first.opensAt && others.length === 0) {
    return { type, reasons: [], scheduledFrom: first.opensAt };
  }
  return { type, reasons: answer.reasons, scheduledFrom: null };
}

/** The restaurant's own state and hours, which are the same for every way to order. */
function isRestaurantWide({ code }: NotOrderableReason): boolean {
  return (
    code === "read_only" ||
    code === "plan_limit_reached" ||
    code === "chat_without_whatsapp" ||
    code === "closed" ||
    code === "schedule_required"
  );
}

function isSameReason(a: NotOrderableReason, b: NotOrderableReason | undefined): boolean {
  if (a.code === "type_paused" && b?.code === "type_paused") return +a.until === +b.until;
  return a.code === b?.code;
}
