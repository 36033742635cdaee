import { api } from "../../../session/api.ts";
import { cartMark } from "../../../session/cart-mark.ts";
import { useCart } from "../../../session/cart-store.ts";
import { useCheckoutStore } from "../../../session/checkout-store.ts";
import { useShop } from "../../../shop/shop.tsx";
import type { OrderDesk } from "./draft-order.ts";

/** Orders of this company, remembered in this browser. */
export function useOrderDesk(): OrderDesk {
  const store = useCheckoutStore();
  const { company } = useShop();
  const lines = useCart((cart) => cart.lines);
  return {
    call: api,
    companyId: company.id,
    cart: cartMark(lines),
    read: () => store.getState(),
    write: (changes) => store.getState().update(changes),
  };
}
