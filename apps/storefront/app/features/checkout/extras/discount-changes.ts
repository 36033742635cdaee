import type { Order } from "@comanda/contract/orders/order";
import {
  type DiscountState,
  discountStateOf,
  isRetryableRefusal,
  type Modality,
} from "../../../session/checkout/discount-state.ts";

/** What a customer wants to have taken off: a coupon's code, a reward's id. */
export type WantedDiscounts = { couponCode: string; rewardId: string | null };

/** A call of apply-discount: an empty name takes away what is on the order. */
export type DiscountChange = { modality: Modality; name: string };

const MODALITIES: readonly Modality[] = ["COUPON", "FIDELITY"];

/**
 * What there is to be done so that the draft has the discounts that are wanted, one at a time; null
 * when nothing is. What was refused comes off the draft, on which it may still be from when it
 * counted; what nobody could judge waits until it is asked for again.
 */
export function nextDiscountChange(
  order: Order,
  wanted: WantedDiscounts,
  news: DiscountState,
): DiscountChange | null {
  const { refused, applied: on } = discountStateOf(news, order.id);
  for (const modality of MODALITIES) {
    const refusal = refused[modality];
    if (refusal && isRetryableRefusal(refusal)) continue;
    const name = refusal ? "" : wantedName(modality, wanted);
    if (!isApplied(order, modality, name, on[modality])) return { modality, name };
  }
  return null;
}

/**
 * Whether the draft has exactly the discounts that are wanted: only then what it costs is what the
 * customer has been told, and it may be placed.
 */
export function areDiscountsApplied(
  order: Order,
  wanted: WantedDiscounts,
  news: DiscountState,
): boolean {
  const { refused } = discountStateOf(news, order.id);
  const open = MODALITIES.some((each) => refused[each] !== null && wantedName(each, wanted) !== "");
  return !open && nextDiscountChange(order, wanted, news) === null;
}

function wantedName(modality: Modality, { couponCode, rewardId }: WantedDiscounts): string {
  return modality === "COUPON" ? couponCode : (rewardId ?? "");
}

/** The discount of this kind that is on the order. */
export function appliedDiscount(
  order: Order,
  modality: Modality,
): Order["discounts"][number] | null {
  return order.discounts.find((each) => each.modality?.toUpperCase() === modality) ?? null;
}

/** `appliedName` is what was put on it here, for an order that does not name its own. */
function isApplied(
  order: Order,
  modality: Modality,
  name: string,
  appliedName: string | null,
): boolean {
  const discount = appliedDiscount(order, modality);
  if (!discount) return name === "";
  const named = (modality === "COUPON" ? discount.code : discount.reward_id) ?? appliedName;
  return named !== null && named.toLowerCase() === name.toLowerCase();
}
