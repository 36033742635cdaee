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
 * The ways to order a cart of `goods` that this visitor can come to, those open now first. Whom a
 * QR code brought orders its type and no other, be it that nobody can (spec §5, Cart).
 */
export function orderChoices(context: OrderingContext, goods: Cents): OrderChoice[] {
  const choices = reachableTypes(context).map((type) => toChoice(context, type, goods));
  const open = choices.filter(({ reasons }) => reasons.length === 0);
  return [
    ...open.filter(({ laterFrom }) => laterFrom === null),
    ...open.filter(({ laterFrom }) => laterFrom !== null),
    ...choices.filter(({ reasons }) => reasons.length > 0),
  ];
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
