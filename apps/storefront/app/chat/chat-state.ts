import type { Order } from "@comanda/contract/orders/order";
import { type CompanySite, useCompanySite } from "../company/company-site.tsx";
import { useNow } from "../hours/now.tsx";
import { whatsappUrl } from "../links/safe-url.ts";
import { lastOrderId } from "../session/client/last-order.ts";
import { useMessageSent } from "./sent-messages.ts";

/** Milliseconds after an order was made, or was meant for, in which its message still helps: a day. */
const MESSAGE_USEFUL_MS = 86_400_000;

/** Whether orders go by chat: a restaurant that has taken its number away cannot be written to. */
export function goesByChat({
  company,
  settings,
}: Pick<CompanySite, "company" | "settings">): boolean {
  return settings.checkout_type === "WHATSAPP" && whatsappUrl(company.whatsapp) !== null;
}

/** Whether the restaurant is yet to answer an order: a message about it says something new. */
export function awaitsRestaurant(order: Order, now: Date): boolean {
  return order.status === "PENDING" && !isPast(order, now);
}

/** Whether a message about the order will never be wanted again: one being paid may still be placed. */
export function needsNoMessage(order: Order, now: Date): boolean {
  return isPast(order, now) || !["INITIATED", "PENDING"].includes(order.status);
}

/** Not all that answer by chat move the order on: what is a day old has been eaten, or forgotten. */
function isPast({ scheduled_delivery_date, created_at }: Order, now: Date): boolean {
  const written = scheduled_delivery_date ?? created_at;
  // Another backend may not say when: the message still helps then.
  if (written === null) return false;
  const meantFor = Date.parse(written);
  return !(now.getTime() - meantFor <= MESSAGE_USEFUL_MS);
}

/**
 * How the chat message of an order stands for who ordered it: the order's client, or of one without
 * client whoever ordered it last in this browser. Null for everybody else, for an order that needs no
 * message any more, and where orders do not go by chat.
 */
export function useChatState(order: Order | null): "unsent" | "sent" | null {
  const site = useCompanySite();
  const sent = useMessageSent(order?.id);
  const now = useNow();
  if (!goesByChat(site) || !order || sent === null) return null;
  const own = order.client_id !== null || lastOrderId(document.cookie) === order.id;
  if (!own || !awaitsRestaurant(order, now)) return null;
  return sent ? "sent" : "unsent";
}
