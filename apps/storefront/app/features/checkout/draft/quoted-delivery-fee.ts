import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { ServiceType } from "@comanda/domain/company/service-type";
import { deliveryCharge } from "@comanda/domain/delivery/price-settings";
import type { Cents } from "@comanda/domain/money/cents";
import type { AddressQuote } from "../../../session/checkout/checkout-address.ts";

type DeliveryChoice = {
  serviceType: ServiceType | null;
  addressId: string | null;
  quote: AddressQuote | null;
};

/**
 * Returns the delivery fee in cents that the customer was quoted for `subtotal` and the chosen address
 * (conformance 5.48); null without a quote for it.
 */
export function quotedDeliveryFee(
  { serviceType, addressId, quote }: DeliveryChoice,
  delivery: EcommerceSettings["delivery"],
  subtotal: Cents,
  currencyCode: string,
): Cents | null {
  if (serviceType !== "DELIVERY" || !quote || quote.addressId !== addressId) return null;
  return deliveryCharge(quote.price, delivery, subtotal, currencyCode);
}
