import type { Order } from "@comanda/contract/orders";
import type { PaymentMethod } from "@comanda/contract/payments";
import type { Breakdown } from "@comanda/domain/totals";
import { orderCharges } from "../../../pay/order-charges.ts";
import { useCheckout } from "../../../session/checkout-store.ts";
import { useShop } from "../../../shop/shop.tsx";

/**
 * What the draft costs by a method, or before one is chosen, with what was added to it; null
 * without a draft.
 */
export function useCharges(order: Order | null) {
  const { company } = useShop();
  const tip = useCheckout((checkout) => checkout.tip);
  const feeAccepted = useCheckout(({ serviceFeeAccepted }) => serviceFeeAccepted);
  const chargesBy = (method: PaymentMethod | null): Breakdown | null =>
    order && orderCharges(order, { method, tip, feeAccepted }, company.currency.code);
  return { chargesBy, feeAccepted };
}
