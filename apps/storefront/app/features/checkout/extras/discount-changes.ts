import type { Order } from "@comanda/contract/orders/order";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import {
  type DiscountState,
  discountStateOf,
  isRetryableRefusal,
  type Modality,
} from "../../../session/checkout/discount-state.ts";

/** The discounts that the customer chose: a coupon's code, a reward's id. */
export type ChosenDiscountKeys = { couponCode: string; rewardId: string | null };

/** A call of apply-discount; an empty name removes the discount of the order. */
export type DiscountChange = { modality: Modality; name: string };

const MODALITIES: readonly Modality[] = ["COUPON", "FIDELITY"];

/**
 * Returns the next call that the draft needs to have the chosen discounts; null when it has them. A
 * refused discount is removed from the draft, where it can still be from before. A discount whose call
 * failed waits until it is requested again.
 */
export function nextDiscountChange(
  order: Order,
  chosen: ChosenDiscountKeys,
  discountState: DiscountState,
): DiscountChange | null {
  const { refused, applied: on } = discountStateOf(discountState, order.id);
  for (const modality of MODALITIES) {
    const refusal = refused[modality];
    if (refusal && isRetryableRefusal(refusal)) continue;
    const name = refusal ? "" : chosenName(modality, chosen);
    if (!isApplied(order, modality, name, on[modality])) return { modality, name };
  }
  return null;
}

/**
 * Returns whether the draft has exactly the chosen discounts. Only then its total is the one that the
 * customer sees, and it can be placed.
 */
export function areDiscountsApplied(
  order: Order,
  chosen: ChosenDiscountKeys,
  discountState: DiscountState,
): boolean {
  const { refused } = discountStateOf(discountState, order.id);
  const open = MODALITIES.some((each) => refused[each] !== null && chosenName(each, chosen) !== "");
  return !open && nextDiscountChange(order, chosen, discountState) === null;
}

/**
 * Returns the answer to a discount with the lines of the draft where it leaves them out, as another backend
 * may: a discount does not change them.
 */
export function keepLines(answer: Order, draft: Order): Order {
  if (answer.combos.length > 0) return answer;
  const { combos, combos_price, delivery_price } = draft;
  return { ...answer, combos, combos_price, delivery_price };
}

function chosenName(modality: Modality, { couponCode, rewardId }: ChosenDiscountKeys): string {
  return modality === "COUPON" ? couponCode : (rewardId ?? "");
}

/** Returns the order's discount of this kind. */
export function appliedDiscount(
  order: Order,
  modality: Modality,
): Order["discounts"][number] | null {
  return order.discounts.find((each) => each.modality?.toUpperCase() === modality) ?? null;
}

/**
 * `appliedName` is the discount that this page applied, for an order that does not name its own. The order
 * names the coupon as the restaurant writes it, which may differ from what the customer typed or pasted.
 */
function isApplied(
  order: Order,
  modality: Modality,
  name: string,
  appliedName: string | null,
): boolean {
  const discount = appliedDiscount(order, modality);
  if (!discount) return name === "";
  const named = (modality === "COUPON" ? discount.code : discount.reward_id) ?? appliedName;
  if (named === null) return false;
  return modality === "COUPON" ? normalizeCode(named) === normalizeCode(name) : named === name;
}
