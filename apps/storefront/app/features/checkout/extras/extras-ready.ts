import type { Order } from "@comanda/contract/orders";
import type { DiscountNews } from "../../../session/discount-news.ts";
import { isSettled, type Wanted } from "./applications.ts";

/**
 * Whether the order may be sent as it is: the draft has the coupon and the reward that are wanted, and
 * no amount of the customer's own is wrong. What is in the way is marked in its place in `form`.
 */
export function extrasReady(
  form: EventTarget | null,
  order: Order,
  { discountNews, ...wanted }: Wanted & { discountNews: DiscountNews },
): boolean {
  const wrong =
    form instanceof HTMLFormElement && form.querySelector('[data-extras] [aria-invalid="true"]');
  return !wrong && isSettled(order, wanted, discountNews);
}
