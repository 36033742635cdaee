import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { Order } from "@comanda/contract/orders/order";
import { isFreeDelivery } from "@comanda/domain/delivery/pricing";
import { currencyCodeOf } from "@comanda/domain/money/cents";
import { useCompanySite } from "../company/company-site.tsx";
import { orderAmounts } from "./order-amounts.ts";

/** Why nothing is charged for a delivery: it is free, or the restaurant says the price later. */
export type UnchargedDelivery = "free" | "later";

/**
 * Null where something is charged for the delivery, and for what is not delivered (spec §5, Free
 * delivery).
 */
export function unchargedDelivery(
  order: Order,
  delivery: EcommerceSettings["delivery"],
): UnchargedDelivery | null {
  if (order.service_type !== "DELIVERY") return null;
  const { combos: subtotal, delivery: charge } = orderAmounts(order);
  if (charge > 0) return null;
  const currencyCode = currencyCodeOf(order);
  return isFreeDelivery({ charge, subtotal, delivery, currencyCode }) ? "free" : "later";
}

/** The same of the restaurant of the page; null also while there is no order. */
export function useUnchargedDelivery(order: Order | null): UnchargedDelivery | null {
  const { settings } = useCompanySite();
  return order && unchargedDelivery(order, settings.delivery);
}
