import type { Client } from "@comanda/contract/clients/client";
import { deliveryPriceType } from "@comanda/domain/delivery/price-type";
import { useCompanyWithPolygons } from "../../../company/company-with-polygons.ts";
import { useText } from "../../../i18n/text.ts";
import { localDeliveryQuote } from "./local-delivery-quote.ts";
import { useDeliveryPriceText } from "./use-delivery-price-text.ts";

/** Shows the delivery fee of the cart for an address, or why the company does not deliver there. */
export function AddressPrice({ address }: { address: Client["addresses"][number] }) {
  const t = useText();
  const site = useCompanyWithPolygons();
  const priceText = useDeliveryPriceText();
  if (!site) return null;
  const quote = localDeliveryQuote(site, address);
  if (!quote.ok) return t(`checkout.address.invalid.${quote.code}`);
  return deliveryPriceType(site.settings.delivery) === "distance" ? null : priceText(quote.price);
}
