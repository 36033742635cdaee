import * as v from "valibot";
import {
  Id,
  list,
  NonNegativeInteger,
  nullByDefault,
  requiredText,
  text,
} from "../fields/field-schemas.ts";
import { OriginalTexts, RewardTranslations } from "../fields/translations.ts";
import { MAX_REWARDS } from "../rules/import-file-rules.ts";

export const Reward = v.object({
  id: Id,
  name: requiredText(120),
  description: nullByDefault(text(500)),
  translations: RewardTranslations,
  original_texts: OriginalTexts,
  required_points: NonNegativeInteger,
  discount_type: v.nullish(v.picklist(["percentage", "fixed"]), "fixed"),
  /** Per cent or major units; 0 is a gift, which the restaurant adds to the order. */
  value: v.nullish(v.number(), 0),
});

export const LoyaltySettings = v.object({
  loyalty_program: nullByDefault(
    v.object({
      active: v.nullish(v.boolean(), false),
      /** Points for one major unit of the products after discounts, credited when the order is FINALIZED. */
      points_per_amount: nullByDefault(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
      rewards: list(Reward, MAX_REWARDS),
    }),
  ),
});
export type LoyaltySettings = v.InferOutput<typeof LoyaltySettings>;
