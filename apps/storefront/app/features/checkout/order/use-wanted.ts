import type { Client } from "@comanda/contract/clients";
import { useState } from "react";
import { useCart } from "../../../session/cart-store.ts";
import type { Kept } from "../../../session/checkout-store.ts";
import { readUtm } from "../../../session/utm.ts";
import { usePricedCart } from "../../../shop/priced-cart.ts";
import { useShop } from "../../../shop/shop.tsx";
import type { Wanted } from "./draft-order.ts";
import { orderBody } from "./order-body.ts";
import { toldDelivery } from "./told-delivery.ts";

/**
 * The order that is wanted by what was said, null while it cannot be made: no service type is
 * chosen, or something in the cart is no longer on the menu (`gone`).
 */
export function useWanted() {
  const { company, settings, qr } = useShop();
  const [utm] = useState(() => readUtm(company.id));
  const lines = useCart((cart) => cart.lines);
  const { total: goods, missing } = usePricedCart();
  const gone = missing.length > 0;
  const currencyCode = company.currency.code;
  return {
    gone,
    wantedBy(said: Kept & { client: Client | null }): Wanted | null {
      // The server would only say what the menu says already.
      if (gone) return null;
      const deliveryPrice = toldDelivery(said, settings.delivery, goods, currencyCode);
      const clientId = said.client?.id ?? null;
      const body = orderBody({ company, qr, utm, lines, data: said, clientId, deliveryPrice });
      return body && { body, goods };
    },
  };
}
