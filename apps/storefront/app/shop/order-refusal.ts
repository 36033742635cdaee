import { orderTypes } from "@comanda/domain/order-types";
import { type OrderingContext, orderability, type Reason } from "@comanda/domain/orderability";

/** What keeps from ordering in any way, before what is in the way of one alone. */
const ofTheShop: readonly Reason["code"][] = [
  "read_only",
  "plan_limit_reached",
  "chat_without_whatsapp",
  "closed",
  "schedule_required",
];

/**
 * Why nothing can be ordered here now, or null where some way to order is open. The cart's own
 * minimum is not judged: there may be no cart yet.
 */
export function orderRefusal(context: OrderingContext): Reason | null {
  const { settings, now, qrServiceType } = context;
  // As soon as possible is all that can be asked for while the checkout has no schedule.
  const answers = orderTypes(settings, { open: true }, now, qrServiceType).map(({ type }) =>
    orderability({ ...context, serviceType: type, scheduledFor: null }),
  );
  if (answers.some(({ allowed }) => allowed)) return null;
  const reasons = answers.flatMap((answer) => (answer.allowed ? [] : answer.reasons));
  // Who offers no way to order at all has a menu to look at.
  return (
    reasons.find(({ code }) => ofTheShop.includes(code)) ?? reasons[0] ?? { code: "read_only" }
  );
}
