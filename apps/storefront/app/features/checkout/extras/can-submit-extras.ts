import type { Order } from "@comanda/contract/orders/order";
import type { DiscountState } from "../../../session/checkout/discount-state.ts";
import { areDiscountsApplied, type ChosenDiscountKeys } from "./discount-changes.ts";

/**
 * Returns whether the order can be sent: the draft has the chosen coupon and reward, and no amount that
 * the customer typed in `form` is invalid.
 */
export function canSubmitExtras(
  form: EventTarget | null,
  order: Order,
  { discountState, ...chosen }: ChosenDiscountKeys & { discountState: DiscountState },
): boolean {
  const wrong =
    form instanceof HTMLFormElement && form.querySelector('[data-extras] [aria-invalid="true"]');
  return !wrong && areDiscountsApplied(order, chosen, discountState);
}
