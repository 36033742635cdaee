import { api } from "../../session/api.ts";
import { useCheckoutStore } from "../../session/checkout-store.ts";
import { useShop } from "../../shop/shop.tsx";
import type { OrderDesk } from "./draft-order.ts";

/** Orders of this company, remembered in this browser. */
export function useOrderDesk(): OrderDesk {
  const store = useCheckoutStore();
  const { company } = useShop();
  return {
    call: api,
    companyId: company.id,
    read: () => store.getState(),
    write: (changes) => store.getState().update(changes),
  };
}
