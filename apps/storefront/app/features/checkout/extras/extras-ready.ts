import type { Order } from "@comanda/contract/orders/order";
import type { DiscountState } from "../../../session/checkout/discount-state.ts";
import { areDiscountsApplied, type WantedDiscounts } from "./discount-changes.ts";

/**
 * Whether the order may be sent as it is: the draft has the coupon and the reward that are wanted, and
 * no amount of the customer's own is wrong. What is in the way is marked in its place in `form`.
 */
export function canSubmitExtras(
  form: EventTarget | null,
  order: Order,
  { discountState, ...wanted }: WantedDiscounts & { discountState: DiscountState },
): boolean {
  const wrong =
    form instanceof HTMLFormElement && form.querySelector('[data-extras] [aria-invalid="true"]');
  return !wrong && areDiscountsApplied(order, wanted, discountState);
}
