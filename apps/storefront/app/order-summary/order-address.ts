import type { Order } from "@comanda/contract/orders/order";
import type { StoredAddress } from "@comanda/domain/addresses/address-line";

/**
 * Returns the delivery address of an order; null where the API does not show it, as to a visitor who
 * did not order.
 */
export function orderAddress({ service_type, address }: Order): StoredAddress | null {
  const isDelivered = service_type === "DELIVERY" || service_type === null;
  if (!isDelivered || !address) return null;
  const text = (name: string) => {
    const value = address[name];
    return typeof value === "string" ? value : null;
  };
  const degrees = (name: string) => {
    const value = address[name];
    // Another backend may send a number as text.
    const number = typeof value === "string" && value.trim() ? Number(value) : value;
    return typeof number === "number" && Number.isFinite(number) ? number : null;
  };
  const house = text("address")?.trim();
  if (!house) return null;
  return {
    address: house,
    complement: text("complement"),
    reference: text("reference"),
    area_name: text("area_name"),
    latitude: degrees("latitude"),
    longitude: degrees("longitude"),
  };
}
