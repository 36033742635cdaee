import type { Order } from "@comanda/contract/orders";
import {
  type DiscountNews,
  isUnjudged,
  type Modality,
  newsOf,
} from "../../../session/discount-news.ts";

/** What a customer wants to have taken off: a coupon's code, a reward's id. */
export type Wanted = { couponCode: string; rewardId: string | null };

/** A call of apply-discount: an empty name takes away what is on the order. */
export type Application = { modality: Modality; name: string };

const MODALITIES: readonly Modality[] = ["COUPON", "FIDELITY"];

/**
 * What there is to be done so that the draft has the discounts that are wanted, one at a time; null
 * when nothing is. What was refused comes off the draft, on which it may still be from when it
 * counted; what nobody could judge waits until it is asked for again.
 */
export function nextApplication(
  order: Order,
  wanted: Wanted,
  news: DiscountNews,
): Application | null {
  const { refused, on } = newsOf(news, order.id);
  for (const modality of MODALITIES) {
    const refusal = refused[modality];
    if (refusal && isUnjudged(refusal)) continue;
    const name = refusal ? "" : nameOf(modality, wanted);
    if (!isOn(order, modality, name, on[modality])) return { modality, name };
  }
  return null;
}

/**
 * Whether the draft has exactly the discounts that are wanted: only then what it costs is what the
 * customer has been told, and it may be placed.
 */
export function isSettled(order: Order, wanted: Wanted, news: DiscountNews): boolean {
  const { refused } = newsOf(news, order.id);
  const open = MODALITIES.some((each) => refused[each] !== null && nameOf(each, wanted) !== "");
  return !open && nextApplication(order, wanted, news) === null;
}

function nameOf(modality: Modality, { couponCode, rewardId }: Wanted): string {
  return modality === "COUPON" ? couponCode : (rewardId ?? "");
}

/** The discount of this kind that is on the order. */
export function discountOn(order: Order, modality: Modality): Order["discounts"][number] | null {
  return order.discounts.find((each) => each.modality?.toUpperCase() === modality) ?? null;
}

/** `put` is what was put on it here, for an order that does not name its own. */
function isOn(order: Order, modality: Modality, name: string, put: string | null): boolean {
  const discount = discountOn(order, modality);
  if (!discount) return name === "";
  const named = (modality === "COUPON" ? discount.code : discount.reward_id) ?? put;
  return named !== null && named.toLowerCase() === name.toLowerCase();
}
