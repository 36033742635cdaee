import type { ServiceType } from "@comanda/domain/company/service-type";
import type { Cents } from "@comanda/domain/money/cents";
import {
  evaluateOrderability,
  type NotOrderableReason,
  type OrderingContext,
} from "@comanda/domain/orders/orderability";
import {
  limitToQrServiceType,
  offeredServiceTypes,
} from "../../../ordering/offered-service-types.ts";

/** A way to order with the reasons against it; without reasons it is open. */
export type OrderChoice = {
  type: ServiceType;
  reasons: NotOrderableReason[];
  /** When the restaurant opens, if it is closed and takes orders for then; null if it is open. */
  scheduledFrom: Date | null;
};

/**
 * Returns the ways to order a cart of `subtotal`: first the `planned` one if it is possible, then those
 * open now, last those that have another reason against them than the whole restaurant has.
 */
export function orderChoices(
  context: OrderingContext,
  subtotal: Cents,
  planned: ServiceType | null = null,
): OrderChoice[] {
  const choices = reachableTypes(context).map((type) => toChoice(context, type, subtotal));
  const place = (choice: OrderChoice) =>
    choice.type === planned && choice.reasons.length === 0 ? -1 : rank(choice);
  return choices.toSorted((a, b) => place(a) - place(b));
}

function rank({ reasons, scheduledFrom }: OrderChoice): number {
  if (reasons.length === 0) return scheduledFrom === null ? 0 : 1;
  return reasons.every(isRestaurantWide) ? 2 : 3;
}

/** Returns whether the cart lacks an amount for one of the ways to order. */
export function isBelowMinimum(choices: readonly OrderChoice[]): boolean {
  return choices.some(({ reasons }) => reasons.some(({ code }) => code === "below_minimum"));
}

type RefusedChoice = { type: ServiceType; reason: NotOrderableReason };

/**
 * Returns the first choice, the other ones, and those that have a reason of their own against them. While the
 * restaurant takes no order in the first way, of the others only those are returned that it takes for later
 * once their own reason is gone, such as a minimum.
 */
export function splitChoices([main, ...rest]: readonly OrderChoice[]) {
  const others: OrderChoice[] = [];
  const refused: RefusedChoice[] = [];
  const shown = main?.reasons.some(isRestaurantWide) ? rest.filter(isTakenForLater) : rest;
  for (const choice of shown) {
    const reason = main && distinctReason(choice, main);
    if (reason) refused.push({ type: choice.type, reason });
    else others.push(choice);
  }
  return { main, others, refused };
}

/**
 * Returns the reason against this choice only: neither one of the whole restaurant nor the same as that
 * of `main`, which the notice above the buttons shows. Undefined without such a reason.
 */
export function distinctReason(
  { reasons }: OrderChoice,
  main: OrderChoice,
): NotOrderableReason | undefined {
  const [mainReason] = main.reasons;
  const distinct = reasons.find((reason) => !isRestaurantWide(reason));
  return distinct && !isSameReason(distinct, mainReason) ? distinct : undefined;
}

const isTakenForLater = ({ reasons }: OrderChoice): boolean =>
  reasons.every((reason) => reason.code === "schedule_required" || !isRestaurantWide(reason));

function reachableTypes(context: OrderingContext): readonly ServiceType[] {
  const offeredTypes = offeredServiceTypes(context).map(({ type }) => type);
  return limitToQrServiceType(offeredTypes, context.qrServiceType);
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

/**
 * Returns whether a reason comes from the restaurant's state or hours, which count for every way to
 * order.
 */
export function isRestaurantWide({ code }: { code: string }): boolean {
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
