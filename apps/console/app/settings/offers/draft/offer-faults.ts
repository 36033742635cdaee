import { isExactIn } from "@comanda/domain/money/cents";
import { normalizeCode } from "@comanda/domain/money/coupon-code";
import { publicationDay } from "@comanda/domain/money/coupon-publication";
import { type SectionValue, valueAt } from "../../../parts/saving/section-value.ts";
import {
  type CouponDraft,
  couponsIn,
  offerPart,
  PUBLICATION,
  type RewardDraft,
  rewardsIn,
} from "./offer-lists.ts";

export type OfferFault =
  | "noCode"
  | "sameCode"
  | "noValue"
  | "percent"
  | "decimals"
  | "reversed"
  | "noName"
  | "noPoints";

/** What the faults of a section depend on beside it: the code of the currency and the time zone. */
export type OfferPlace = { currencyCode: string; timezone: string };

/**
 * What is wrong with coupons, rewards and the days on which coupons are listed, by the names of their
 * fields. Codes are the same as in the domain: without case, space around them and invisible characters.
 */
export function offerFaults(value: SectionValue, place: OfferPlace): Record<string, OfferFault> {
  return {
    ...couponFaults(couponsIn(value), place),
    ...rewardFaults(rewardsIn(value), place),
    ...dayFaults(value, place),
  };
}

type Faults = Record<string, OfferFault>;

function couponFaults(coupons: readonly CouponDraft[], { currencyCode }: OfferPlace): Faults {
  const faults: Faults = {};
  const seen = new Set<string>();
  for (const coupon of coupons) {
    const at = (field: string) => offerPart("coupon", coupon.id, field);
    const key = normalizeCode(coupon.code ?? "");
    if (key === "") faults[at("code")] = "noCode";
    else if (seen.has(key)) faults[at("code")] = "sameCode";
    seen.add(key);
    const worth = coupon.value == null ? "noValue" : worthFault(coupon, currencyCode);
    if (worth) faults[at("value")] = worth;
    if (!isExactIn(coupon.min_amount ?? 0, currencyCode)) faults[at("min_amount")] = "decimals";
  }
  return faults;
}

function rewardFaults(rewards: readonly RewardDraft[], { currencyCode }: OfferPlace): Faults {
  const faults: Faults = {};
  for (const reward of rewards) {
    const at = (field: string) => offerPart("reward", reward.id, field);
    if (!reward.name?.trim()) faults[at("name")] = "noName";
    if (reward.required_points == null) faults[at("required_points")] = "noPoints";
    const worth = worthFault(reward, currencyCode);
    if (worth) faults[at("value")] = worth;
  }
  return faults;
}

/** What is wrong with a percentage or an amount. */
function worthFault(
  { discount_type, value }: CouponDraft | RewardDraft,
  currencyCode: string,
): OfferFault | null {
  const worth = value ?? 0;
  if (discount_type === "percentage") return worth > 100 ? "percent" : null;
  return isExactIn(worth, currencyCode) ? null : "decimals";
}

function dayFaults(value: SectionValue, { timezone }: OfferPlace): Faults {
  const [start, end] = ["start_date", "end_date"].map((field) => {
    const text = valueAt(value, `${PUBLICATION}.${field}`);
    return typeof text === "string" && text !== "" ? publicationDay(text, timezone) : null;
  });
  return start && end && end < start ? { [`${PUBLICATION}.end_date`]: "reversed" } : {};
}
