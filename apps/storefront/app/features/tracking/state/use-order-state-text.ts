import type { Order } from "@comanda/contract/orders/order";
import { useChatState } from "../../../chat/chat-state.ts";
import { type Translate, useText } from "../../../i18n/text.ts";
import { orderPageState, type PageOrder, waitingPlace } from "./order-page-state.ts";

/** `hint` is null if it depends on where the customer waits, and the order does not have that. */
type StateText = { title: string; hint: string | null };

/** Returns the title for an order's state and a hint for its customer; null without an order. */
export function useOrderStateText(order: Order): StateText;
export function useOrderStateText(order: Order | null): StateText | null;

/**
 * Returns the title and hint of an order's state, also while its chat message is unsent; null without
 * an order.
 */
export function useOrderStateText(order: Order | null): StateText | null {
  const t = useText();
  const chat = useChatState(order);
  // The restaurant has the order, but waits for its chat message.
  if (chat === "unsent") return { title: t("chat.unsent"), hint: t("chat.unsentText") };
  if (!order) return null;
  const text = orderStateText(order, t);
  // The chat was opened, but whether the message was sent is unknown.
  return chat === "sent" ? { ...text, hint: t("chat.sentHint") } : text;
}

type StatedOrder = PageOrder &
  Pick<Order, "service_type" | "scheduled_delivery_date" | "confirmed_at">;

/** Returns the texts of an order's state without that of its chat message. */
export function orderStateText(order: StatedOrder, t: Translate): StateText {
  const place = waitingPlace(order.service_type);
  switch (orderPageState(order)) {
    case "waiting_for_payment":
      return { title: t("tracking.paying"), hint: t("tracking.payingHint") };
    case "payment_failed":
      return { title: t("tracking.paymentFailed"), hint: t("tracking.paymentFailedHint") };
    case "payment_returned":
      return { title: t("tracking.returned"), hint: t("tracking.returnedHint") };
    default:
  }
  switch (order.status) {
    case "INITIATED":
    case "PENDING":
      return {
        title: t(order.confirmed_at ? "tracking.confirmed" : "tracking.received"),
        hint: t(
          order.scheduled_delivery_date && place
            ? `tracking.scheduledHint.${place}`
            : "tracking.receivedHint",
        ),
      };
    case "PREPARING":
      return {
        title: t("tracking.preparing"),
        hint: place && t(`tracking.preparingHint.${place}`),
      };
    case "READY":
      return {
        title: t(`tracking.ready.${place ?? "seated"}`),
        hint: place && t(`tracking.readyHint.${place}`),
      };
    case "DRIVER_ON_THE_WAY_TO_DESTINATION":
      return { title: t("tracking.onTheWay"), hint: t("tracking.onTheWayHint") };
    case "DRIVER_ARRIVED_AT_DESTINATION":
      return { title: t("tracking.arrived"), hint: t("tracking.arrivedHint") };
    case "CANCELLED":
      return { title: t("tracking.cancelled"), hint: t("tracking.cancelledHint") };
    default:
      return {
        title: t(`tracking.delivered.${place ?? "delivery"}`),
        hint: t("tracking.deliveredHint"),
      };
  }
}
