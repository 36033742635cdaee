import * as v from "valibot";
import { nullByDefault, ResponseAmount } from "../fields/field-schemas.ts";

/** What the sums of a range can be split by. */
export const SalesDimension = v.picklist([
  "day",
  "hour",
  "product",
  "category",
  "service_type",
  "payment",
  "source",
  "table",
  "coupon",
  "reward",
  "rating",
]);
export type SalesDimension = v.InferOutput<typeof SalesDimension>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = ResponseAmount;

/**
 * Sums of placed orders (decision 45). Cancelled orders count in `cancelled` and `cancelled_total`
 * only; everything else is of orders that are not cancelled. What a row cannot know is 0: a product
 * has no tips.
 */
export const SalesFigures = v.object({
  orders: count,
  /** Pieces of products. */
  pieces: count,
  /** Products before discounts. */
  gross: amount,
  /** What coupons and rewards took off. */
  discounts: amount,
  delivery: amount,
  service_fees: amount,
  payment_fees: amount,
  tips: amount,
  /** What customers owe: gross less discounts, plus delivery, fees and tips. */
  total: amount,
  cancelled: count,
  cancelled_total: amount,
  /** Orders of which money went back, although not cancelled, and how much; `total` still has it. */
  refunded: count,
  refunded_total: amount,
  /** Orders that were promised a time and are ready; of a delivery, that were handed over. */
  promised: count,
  /** Of these, the ones that were later than promised. */
  late: count,
  /** Of these, the ones that were wanted as soon as possible, whose times the next two fields sum. */
  timed: count,
  /** Seconds from the placement to the promised time. */
  promised_seconds: count,
  /** Seconds from the placement until it was ready; of a delivery, until it was handed over. */
  taken_seconds: count,
  /** Orders with a coupon, and what coupons took off. */
  coupons: count,
  coupon_discounts: amount,
  /** Orders with a reward, what rewards took off, and their price in points. */
  rewards: count,
  reward_discounts: amount,
  points: count,
  /** Ratings, and the sum of their stars, 1 to 5 each. */
  ratings: count,
  stars: count,
});
export type SalesFigures = v.InferOutput<typeof SalesFigures>;

export const SalesRow = v.object({
  /**
   * A day, an hour (`0` to `23`), a service type, the id of a product, category or table, a payment
   * method's code, a campaign, a coupon's code, the id of a reward, or a number of stars. Empty for
   * orders without campaign and for products of no category.
   */
  key: v.string(),
  /** What people call it; null where the key says it. */
  label: nullByDefault(v.string()),
  figures: SalesFigures,
});
export type SalesRow = v.InferOutput<typeof SalesRow>;
