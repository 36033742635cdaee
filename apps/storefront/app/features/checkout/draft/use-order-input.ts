import type { Client } from "@comanda/contract/clients/client";
import { useContext, useState } from "react";
import { useCompanySite } from "../../../company/company-site.tsx";
import { usePricedCart } from "../../../ordering/use-priced-cart.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import type { SavedCheckout } from "../../../session/checkout/saved-checkout.ts";
import {
  ownSharedCart,
  WholeSharedCartContext,
} from "../../../session/shared-cart/ordered-shared-cart.ts";
import { readUtm } from "../../../session/visit/read-utm.ts";
import type { OrderInput } from "./order-api.ts";
import { createOrderBody } from "./order-body.ts";
import { quotedDeliveryFee } from "./quoted-delivery-fee.ts";

/**
 * Builds the request for a draft from the customer's answers. It is null without a service type,
 * and when a product of the cart is no longer on the menu.
 */
export function useOrderInput() {
  const { company, settings, qr } = useCompanySite();
  const [utm] = useState(() => readUtm(company.id));
  const lines = useCart((cart) => cart.lines);
  const { total: subtotal, missing } = usePricedCart();
  const whole = useContext(WholeSharedCartContext);
  const currencyCode = company.currency.code;
  return {
    buildOrderInput(values: SavedCheckout & { client: Client | null }): OrderInput | null {
      // The menu already shows that the server would refuse it.
      if (missing.length > 0) return null;
      const deliveryPrice = quotedDeliveryFee(values, settings.delivery, subtotal, currencyCode);
      const clientId = values.client?.id ?? null;
      const body = createOrderBody({
        company,
        qr,
        utm,
        lines,
        data: values,
        clientId,
        deliveryPrice,
        sharedCart: whole ?? ownSharedCart(company.id, qr?.id ?? null),
      });
      return body && { body, subtotal };
    },
  };
}
