import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import type { Order } from "@comanda/contract/orders";
import { isFreeDelivery } from "@comanda/domain/delivery";
import { orderAmounts } from "./order-amounts.ts";
import { useShop } from "./shop.tsx";

/** Why nothing is charged for a delivery: it is free, or the restaurant says the price later. */
export type DeliveryNote = "free" | "later";

/**
 * Null where something is charged for the delivery, and for what is not delivered (spec §5, Free
 * delivery).
 */
export function deliveryNote(
  order: Order,
  delivery: EcommerceSettings["delivery"],
): DeliveryNote | null {
  if (order.service_type !== "DELIVERY") return null;
  const { combos: goods, delivery: charge } = orderAmounts(order);
  if (charge > 0) return null;
  const currencyCode = order.currency?.code ?? "USD";
  return isFreeDelivery({ charge, goods, delivery, currencyCode }) ? "free" : "later";
}

/** The same of the restaurant of the page; null also while there is no order. */
export function useDeliveryNote(order: Order | null): DeliveryNote | null {
  const { settings } = useShop();
  return order && deliveryNote(order, settings.delivery);
}
