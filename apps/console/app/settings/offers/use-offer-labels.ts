import type { Currency } from "@comanda/domain/money/cents";
import { type MessageKey, useText } from "../../i18n/text.ts";
import type { SectionValue } from "../../parts/saving/section-value.ts";
import {
  COUPONS,
  type CouponDraft,
  couponsIn,
  PROGRAM,
  PUBLICATION,
  REWARDS,
  type RewardDraft,
  rewardsIn,
} from "./draft/offer-lists.ts";
import { useOfferTexts } from "./parts/offer-facts.ts";

const LABELS: Readonly<Record<string, MessageKey>> = {
  [COUPONS]: "settings.offers.coupons",
  [REWARDS]: "settings.offers.rewards",
  [`${PUBLICATION}.active`]: "settings.offers.showList",
  [`${PUBLICATION}.start_date`]: "settings.offers.start_date",
  [`${PUBLICATION}.end_date`]: "settings.offers.end_date",
  [`${PROGRAM}.active`]: "settings.offers.active",
  [`${PROGRAM}.points_per_amount`]: "settings.offers.pointsRate",
};

/** The names of fields, of coupons and of rewards, and lists as text. */
export function useOfferLabels(value: SectionValue, currency: Currency) {
  const t = useText();
  const texts = useOfferTexts(currency);
  const couponName = (coupon: CouponDraft | undefined) =>
    coupon?.code?.trim() || t("settings.offers.newCoupon");
  const rewardName = (reward: RewardDraft | undefined) =>
    reward?.name?.trim() || t("settings.offers.newReward");

  /** The page names an item by its id, and the server by its place in the list. */
  const labelOf = (path: string): string => {
    const key = LABELS[path];
    if (key) return t(key);
    const [, list, id] = /^(coupon|reward)\.(.+)\.[a-z_]+$/u.exec(path) ?? [];
    if (list === "coupon") return couponName(couponsIn(value).find((each) => each.id === id));
    if (list === "reward") return rewardName(rewardsIn(value).find((each) => each.id === id));
    const index = Number(/\.(\d+)\b/u.exec(path)?.[1]);
    if (path.startsWith(`${COUPONS}.`)) return couponName(couponsIn(value)[index]);
    return path.startsWith(`${REWARDS}.`) ? rewardName(rewardsIn(value)[index]) : path;
  };

  /** A list with a line for each coupon or reward: `TEN · 10% off · 3 of 5 used`. */
  const textOf = (path: string, list: unknown): string | null => {
    if (!Array.isArray(list)) return null;
    if (path === REWARDS)
      return (list as RewardDraft[])
        .map((reward) =>
          [
            rewardName(reward),
            t("customers.points", { count: reward.required_points ?? 0 }),
            texts.worth(reward),
            reward.description,
          ]
            .filter(Boolean)
            .join(" · "),
        )
        .join("\n");
    return (list as CouponDraft[])
      .map((coupon) =>
        [
          couponName(coupon),
          texts.worth(coupon),
          coupon.usage_limit && `${t("settings.offers.limit")}: ${coupon.usage_limit}`,
          coupon.min_amount &&
            `${t("settings.offers.minimum", { currency: currency.code })}: ${texts.money(coupon.min_amount)}`,
          coupon.published === false && t("settings.offers.unlisted"),
          coupon.description,
        ]
          .filter(Boolean)
          .join(" · "),
      )
      .join("\n");
  };
  return { labelOf, textOf };
}
