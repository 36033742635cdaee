import * as v from "valibot";
import {
  Id,
  NonNegativeInteger,
  nullByDefault,
  requiredText,
  text,
  trueByDefault,
} from "../fields/field-schemas.ts";
import { OriginalTexts, translatedDescription } from "../fields/translations.ts";

export const Coupon = v.object({
  id: Id,
  code: requiredText(40),
  description: nullByDefault(text(300)),
  discount_type: v.picklist(["percentage", "fixed"]),
  value: v.pipe(v.number(), v.minValue(0)),
  /** 0 means unlimited. */
  usage_limit: v.nullish(NonNegativeInteger, 0),
  coupons_used: v.nullish(NonNegativeInteger, 0),
  /** The smallest subtotal before discounts. */
  min_amount: v.nullish(v.pipe(v.number(), v.minValue(0)), 0),
  /** If false, the coupon is valid but no list shows it. */
  published: trueByDefault,
  translations: translatedDescription(300),
  original_texts: OriginalTexts,
});
export type Coupon = v.InferOutput<typeof Coupon>;
