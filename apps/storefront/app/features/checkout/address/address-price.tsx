import type { Client } from "@comanda/contract/clients";
import { deliveryPriceType } from "@comanda/domain/delivery";
import { deliveryQuote } from "@comanda/domain/delivery-price";
import { useShop } from "../../../shop/shop.tsx";
import { useDeliveryPriceText } from "./delivery-price-text.ts";

/**
 * What delivering the cart to an address costs, as far as the page can tell: how far it is by road,
 * only the server knows.
 */
export function AddressPrice({ address }: { address: Client["addresses"][number] }) {
  const { company, settings } = useShop();
  const { delivery } = settings;
  const priceText = useDeliveryPriceText();
  if (deliveryPriceType(delivery) === "distance") return null;
  const currencyCode = company.currency.code;
  const quote = deliveryQuote({ company, delivery, place: address, currencyCode });
  return quote.ok ? priceText(quote.price) : null;
}
