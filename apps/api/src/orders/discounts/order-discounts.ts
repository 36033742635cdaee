import type { ProblemCode } from "@comanda/contract/calls/problems";
import type { Coupon } from "@comanda/contract/orders/coupon";
import { type Cents, fromCents } from "@comanda/domain/money/cents";
import { couponRefusal } from "@comanda/domain/money/coupons";
import {
  calculateDiscounts,
  type DiscountRule,
  takesNothingOff,
} from "@comanda/domain/money/discounts";
import { rewardRefusal } from "@comanda/domain/money/loyalty";
import type { Catalog } from "../../catalog/to-catalog.ts";
import type { OrderDiscount } from "../../db/schema/order-tables.ts";
import { Refusal } from "../../shared/refusal.ts";

/** A valid discount; its amount also depends on the other discount. */
export type UnpricedDiscount = Omit<OrderDiscount, "amount">;

/**
 * Returns the coupon as a discount; 409 `coupon_not_valid` when it is not valid for this subtotal.
 */
export function couponDiscount(
  coupon: Coupon | undefined,
  subtotal: Cents,
  currencyCode: string,
): UnpricedDiscount | Refusal {
  const refusal = couponRefusal(coupon, subtotal, currencyCode);
  if (refusal?.code === "coupon_below_minimum") {
    const { minimum, missing } = refusal;
    const major = (amount: Cents) => fromCents(amount, currencyCode);
    const facts = { minimum: major(minimum), missing: major(missing) };
    return refused("coupon_not_valid", { ...refusal, ...facts });
  }
  if (refusal || !coupon) return refused("coupon_not_valid", refusal ?? { code: "coupon_unknown" });
  const { id, code, description } = coupon;
  return { modality: "COUPON", source_id: id, code, description, ...toRule(coupon), points: 0 };
}

/**
 * Returns the reward as a discount; 409 `reward_not_available` when no reward has this id, or
 * `points` are not enough. Null points: the order has no client, or the request does not prove to
 * be the client's.
 */
export function rewardDiscount(
  { loyaltySettings: { loyalty_program: program } }: Pick<Catalog, "loyaltySettings">,
  rewardId: string,
  points: number | null,
): UnpricedDiscount | Refusal {
  const reward = program?.rewards.find(({ id }) => id === rewardId);
  if (points === null) return refused("reward_not_available", { code: "client_required" });
  const refusal = rewardRefusal(program, reward, points);
  if (refusal || !reward) {
    return refused("reward_not_available", refusal ?? { code: "reward_unknown" });
  }
  const { id, name, required_points } = reward;
  return {
    modality: "FIDELITY",
    source_id: id,
    code: null,
    description: name,
    ...toRule(reward),
    points: required_points,
  };
}

/**
 * Coupon and reward with their amounts, in the order in which they apply. 409 `coupon_not_valid` or
 * `reward_not_available` for one that would take nothing off.
 */
export function priceDiscounts(
  discounts: readonly UnpricedDiscount[],
  subtotal: Cents,
  currencyCode: string,
): OrderDiscount[] | Refusal {
  const coupon = discounts.find(({ modality }) => modality === "COUPON");
  const reward = discounts.find(({ modality }) => modality === "FIDELITY");
  const rules = { coupon: coupon && ruleOf(coupon), reward: reward && ruleOf(reward) };
  const amounts = calculateDiscounts({ subtotal, ...rules, currencyCode });
  if (rules.coupon && takesNothingOff(rules.coupon, amounts.coupon)) {
    return refused("coupon_not_valid", { code: "nothing_off" });
  }
  if (rules.reward && takesNothingOff(rules.reward, amounts.reward)) {
    return refused("reward_not_available", { code: "nothing_off" });
  }
  return [
    ...(coupon ? [{ ...coupon, amount: amounts.coupon }] : []),
    ...(reward ? [{ ...reward, amount: amounts.reward }] : []),
  ];
}

/** Returns the sum of the discounts. */
export function discountsAmount(discounts: readonly OrderDiscount[]): Cents {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Returns whether two lists of discounts are the same for the customer: the same amounts and the
 * same points.
 */
export function haveSameEffect(
  one: readonly OrderDiscount[],
  other: readonly OrderDiscount[],
): boolean {
  const effects = (discounts: readonly OrderDiscount[]) =>
    JSON.stringify(discounts.map(({ source_id, amount, points }) => [source_id, amount, points]));
  return effects(one) === effects(other);
}

function toRule({ discount_type, value }: DiscountRule): Pick<UnpricedDiscount, "type" | "value"> {
  return { type: discount_type === "percentage" ? "PERCENTAGE" : "AMOUNT", value };
}

function ruleOf({ type, value }: UnpricedDiscount): DiscountRule {
  return { discount_type: type === "PERCENTAGE" ? "percentage" : "fixed", value };
}

function refused(code: ProblemCode, reason: { code: string; [fact: string]: unknown }): Refusal {
  return new Refusal(code, { reasons: [reason] });
}
