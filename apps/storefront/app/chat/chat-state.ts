import type { Order } from "@comanda/contract/orders/order";
import { DAY_MS } from "@comanda/domain/time/durations";
import { whatsappUrl } from "@comanda/ui/web/safe-url.ts";
import { type CompanySite, useCompanySite } from "../company/company-site.tsx";
import { useNow } from "../hours/current-time.tsx";
import { lastOrderId } from "../session/client/last-order-id.ts";
import { useMessageSent } from "./sent-messages.ts";

/** A day in milliseconds. So long after its scheduled time, or its creation, an order needs no message. */
const MESSAGE_USEFUL_MS = DAY_MS;

/**
 * Returns whether orders go by chat (decision 25): a restaurant without a valid number cannot get them.
 */
export function goesByChat({
  company,
  settings,
}: Pick<CompanySite, "company" | "settings">): boolean {
  return settings.checkout_type === "WHATSAPP" && whatsappUrl(company.whatsapp) !== null;
}

/** Returns whether the restaurant has not answered the order yet, so that a message about it helps. */
export function awaitsRestaurant(order: Order, now: Date): boolean {
  return order.status === "PENDING" && !isPast(order, now);
}

/**
 * Returns whether the order will never need a message. An order that is being paid may still be placed.
 */
export function needsNoMessage(order: Order, now: Date): boolean {
  return isPast(order, now) || !["INITIATED", "PENDING"].includes(order.status);
}

/**
 * Returns whether the order is over by its age: a restaurant that answers by chat may never change its
 * status.
 */
function isPast({ scheduled_delivery_date, created_at }: Order, now: Date): boolean {
  const instant = scheduled_delivery_date ?? created_at;
  // Another backend may leave out both.
  if (instant === null) return false;
  return !(now.getTime() - Date.parse(instant) <= MESSAGE_USEFUL_MS);
}

/**
 * Returns whether the customer has sent the order's chat message. Null for other visitors, for an order
 * that needs no message, and where orders do not go by chat. The customer is the order's client; an
 * order without a client belongs to the browser that placed it last.
 */
export function useChatState(order: Order | null): "unsent" | "sent" | null {
  const site = useCompanySite();
  const sent = useMessageSent(order?.id);
  const now = useNow();
  if (!goesByChat(site) || !order || sent === null) return null;
  const isCustomer = order.client_id !== null || lastOrderId(document.cookie) === order.id;
  if (!isCustomer || !awaitsRestaurant(order, now)) return null;
  return sent ? "sent" : "unsent";
}
