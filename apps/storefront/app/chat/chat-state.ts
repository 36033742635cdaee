import type { Order } from "@comanda/contract/orders";
import { lastOrder } from "../session/last-order.ts";
import { useShop } from "../shop/shop.tsx";
import { useMessageSent } from "./sent-messages.ts";

/** Whether the restaurant is still to answer an order, so that a message about it says something new. */
function isUnanswered({ status }: Order): boolean {
  return status === "PENDING";
}

/**
 * How the chat message of an order stands for who ordered it: the order's client, or of one without
 * client whoever ordered it last in this browser. Null for everybody else, for an order that needs no
 * message any more, and where orders do not go by chat.
 */
export function useChatState(order: Order | null): "unsent" | "sent" | null {
  const { settings } = useShop();
  const sent = useMessageSent(order?.id);
  if (settings.checkout_type !== "WHATSAPP" || !order || sent === null) return null;
  const own = order.client_id !== null || lastOrder(document.cookie) === order.id;
  if (!own || !isUnanswered(order)) return null;
  return sent ? "sent" : "unsent";
}
