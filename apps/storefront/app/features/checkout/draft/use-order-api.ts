import { browserApi } from "../../../api/browser-api.ts";
import { useCompanySite } from "../../../company/company-site.tsx";
import { cartFingerprint } from "../../../session/cart/cart-fingerprint.ts";
import { useCart } from "../../../session/cart/cart-store.ts";
import { useCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import type { OrderApi } from "./order-api.ts";

/** Returns the order API of this company, with what this browser remembers of its order. */
export function useOrderApi(): OrderApi {
  const store = useCheckoutStore();
  const { company } = useCompanySite();
  const lines = useCart((cart) => cart.lines);
  return {
    call: browserApi,
    companyId: company.id,
    cartFingerprint: cartFingerprint(lines),
    read: () => store.getState(),
    write: (changes) => store.getState().update(changes),
  };
}
