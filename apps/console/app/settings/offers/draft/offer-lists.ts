import type { LoyaltySettings } from "@comanda/contract/clients/loyalty";
import type { Coupon as StoredCoupon } from "@comanda/contract/orders/coupon";
import { randomKey } from "@comanda/ui/web/random-key.ts";
import { type SectionValue, valueAt } from "../../../parts/saving/section-value.ts";

/** The fields of the section. */
export const COUPONS = "coupons";
export const PROGRAM = "loyalty_settings.loyalty_program";
export const REWARDS = `${PROGRAM}.rewards`;
export const PUBLICATION = "company.coupon_published";

type StoredReward = NonNullable<LoyaltySettings["loyalty_program"]>["rewards"][number];

/** An item as the import file has it: a field may be absent, and a number is null while it is empty. */
type Draft<Item extends { id: string }> = { id: string } & {
  [Field in Exclude<keyof Item, "id">]?: Item[Field] | null | undefined;
};
export type CouponDraft = Draft<StoredCoupon>;
export type RewardDraft = Draft<StoredReward>;

/** The coupons of the draft. */
export function couponsIn(value: SectionValue): readonly CouponDraft[] {
  return (valueAt(value, COUPONS) as readonly CouponDraft[] | null | undefined) ?? [];
}

/** The rewards of the draft. */
export function rewardsIn(value: SectionValue): readonly RewardDraft[] {
  return (valueAt(value, REWARDS) as readonly RewardDraft[] | null | undefined) ?? [];
}

/** A coupon that takes a percentage off; its code and its value are not written yet. */
export function newCoupon(): CouponDraft {
  return { id: randomKey(), code: "", discount_type: "percentage", value: null, published: true };
}

/** A reward in kind; its name and its points are not written yet. */
export function newReward(): RewardDraft {
  return { id: randomKey(), name: "", required_points: null, discount_type: "fixed", value: 0 };
}

/** The name of a field of a coupon or reward, under which its text and its error are kept. */
export const offerPart = (list: "coupon" | "reward", id: string, field: string) =>
  `${list}.${id}.${field}`;

/** The list with another version of the item with its id. */
export function withItem<Item extends { id: string }>(
  items: readonly Item[],
  changed: Item,
): readonly Item[] {
  return items.map((item) => (item.id === changed.id ? changed : item));
}

/**
 * What is left of the uses of a coupon: `below` where its limit is below the uses so far, `none`
 * where it is just used up. Both are valid, and guests cannot use the coupon.
 */
export function usesLeft({ usage_limit, coupons_used }: CouponDraft): "some" | "none" | "below" {
  const [limit, used] = [usage_limit ?? 0, coupons_used ?? 0];
  if (limit === 0 || used < limit) return "some";
  return used === limit ? "none" : "below";
}
