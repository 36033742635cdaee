import type { Cents } from "@comanda/domain/money";
import { orderTypes } from "@comanda/domain/order-types";
import { type OrderingContext, orderability, type Reason } from "@comanda/domain/orderability";
import type { ServiceType } from "@comanda/domain/service-type";

/** A way to order, and what is in its way; without reasons it is open. */
export type OrderChoice = { type: ServiceType; reasons: Reason[] };

/** The ways to order a cart of `goods` that this visitor can come to, those open now first. */
export function orderChoices(context: OrderingContext, goods: Cents): OrderChoice[] {
  const { settings, now, qrServiceType } = context;
  const choices = orderTypes(settings, { open: true }, now, qrServiceType)
    .filter(({ type, shown }) => shown && hasCheckout(type))
    .map(({ type }) => ({ type, reasons: reasonsAgainst(context, type, goods) }));
  return [
    ...choices.filter(({ reasons }) => reasons.length === 0),
    ...choices.filter(({ reasons }) => reasons.length > 0),
  ];
}

/** A delivery needs an address, which the checkout does not ask for yet. */
function hasCheckout(type: ServiceType): boolean {
  return type !== "DELIVERY";
}

function reasonsAgainst(
  context: OrderingContext,
  serviceType: ServiceType,
  goods: Cents,
): Reason[] {
  // As soon as possible is all that can be asked for while the checkout has no schedule.
  const answer = orderability({ ...context, serviceType, goods, scheduledFor: null });
  return answer.allowed ? [] : answer.reasons;
}
