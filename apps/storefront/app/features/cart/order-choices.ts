import type { Cents } from "@comanda/domain/money";
import { type OrderingContext, orderability, type Reason } from "@comanda/domain/orderability";
import type { ServiceType } from "@comanda/domain/service-type";
import { offeredTypes } from "../../shop/offered-types.ts";

/** A way to order, and what is in its way; without reasons it is open. */
export type OrderChoice = {
  type: ServiceType;
  reasons: Reason[];
  /** The restaurant is closed and opens then: it can be ordered for later. Null when it can be now. */
  laterFrom: Date | null;
};

/**
 * The ways to order a cart of `goods` that this visitor can come to: those open now first, last those
 * with something of their own in the way. Whom a QR code brought orders its type and no other, be it
 * that nobody can (spec §5, Cart).
 */
export function orderChoices(context: OrderingContext, goods: Cents): OrderChoice[] {
  const choices = reachableTypes(context).map((type) => toChoice(context, type, goods));
  return choices.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ reasons, laterFrom }: OrderChoice): number {
  if (reasons.length === 0) return laterFrom === null ? 0 : 1;
  return reasons.every(isOfAll) ? 2 : 3;
}

/**
 * What is in the way of this choice and not of the whole restaurant, nor the same as of `main`: of
 * those the notice above the buttons speaks. Undefined where nothing is.
 */
export function ownReason({ reasons }: OrderChoice, main: OrderChoice): Reason | undefined {
  const [told] = main.reasons;
  const own = reasons.find((reason) => !isOfAll(reason));
  return own && !isSame(own, told) ? own : undefined;
}

function reachableTypes(context: OrderingContext): ServiceType[] {
  const { qrServiceType } = context;
  if (qrServiceType) return [qrServiceType];
  return offeredTypes(context).map(({ type }) => type);
}

function toChoice(context: OrderingContext, type: ServiceType, goods: Cents): OrderChoice {
  const answer = orderability({ ...context, serviceType: type, goods, scheduledFor: null });
  if (answer.allowed) return { type, reasons: [], laterFrom: null };
  const [first, ...others] = answer.reasons;
  if (first?.code === "schedule_required" && first.opensAt && others.length === 0) {
    return { type, reasons: [], laterFrom: first.opensAt };
  }
  return { type, reasons: answer.reasons, laterFrom: null };
}

/** The restaurant's own state and hours, which are the same for every way to order. */
function isOfAll({ code }: Reason): boolean {
  return (
    code === "read_only" ||
    code === "plan_limit_reached" ||
    code === "chat_without_whatsapp" ||
    code === "closed" ||
    code === "schedule_required"
  );
}

function isSame(a: Reason, b: Reason | undefined): boolean {
  if (a.code === "type_paused" && b?.code === "type_paused") return +a.until === +b.until;
  return a.code === b?.code;
}
