import type { EcommerceSettings } from "@comanda/contract/ecommerce-settings";
import { deliveryCharge } from "@comanda/domain/delivery";
import type { Cents } from "@comanda/domain/money";
import type { ServiceType } from "@comanda/domain/service-type";
import type { Quote } from "../../../session/checkout-address.ts";

type Said = { serviceType: ServiceType | null; addressId: string | null; quote: Quote | null };

/**
 * What the customer was told that delivering `goods` to the chosen address costs (spec §5, Free
 * delivery); null where nobody has said.
 */
export function toldDelivery(
  { serviceType, addressId, quote }: Said,
  delivery: EcommerceSettings["delivery"],
  goods: Cents,
  currencyCode: string,
): Cents | null {
  if (serviceType !== "DELIVERY" || !quote || quote.addressId !== addressId) return null;
  return deliveryCharge(quote.price, delivery, goods, currencyCode);
}
