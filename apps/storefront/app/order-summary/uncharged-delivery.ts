import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { Order } from "@comanda/contract/orders/order";
import { isFreeDelivery } from "@comanda/domain/delivery/price-settings";
import { currencyCodeOf } from "@comanda/domain/money/cents";
import { useCompanySite } from "../company/company-site.tsx";
import { orderAmounts } from "./order-amounts.ts";

/** Why an order has no delivery price: the delivery is free, or the restaurant sets its price later. */
export type UnchargedDelivery = "free" | "later";

/**
 * Returns why an order has no delivery price; null where it has one, and for orders that are not
 * delivered (conformance 5.48, 5.50).
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

/** `unchargedDelivery` with the settings of the page's restaurant; null while there is no order. */
export function useUnchargedDelivery(order: Order | null): UnchargedDelivery | null {
  const { settings } = useCompanySite();
  return order && unchargedDelivery(order, settings.delivery);
}
