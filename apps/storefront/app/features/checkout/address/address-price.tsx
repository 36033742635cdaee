import type { Client } from "@comanda/contract/clients";
import { deliveryPriceType } from "@comanda/domain/delivery";
import { useText } from "../../../i18n/text.tsx";
import { useDrawnShop } from "../../../shop/drawn-shop.ts";
import { useDeliveryPriceText } from "./delivery-price-text.ts";
import { pageQuote } from "./page-quote.ts";

/** What delivering the cart to an address costs, or that it is not delivered there. */
export function AddressPrice({ address }: { address: Client["addresses"][number] }) {
  const t = useText();
  const shop = useDrawnShop();
  const priceText = useDeliveryPriceText();
  if (!shop) return null;
  const quote = pageQuote(shop, address);
  if (!quote.ok) return t(`checkout.address.invalid.${quote.code}`);
  return deliveryPriceType(shop.settings.delivery) === "distance" ? null : priceText(quote.price);
}
