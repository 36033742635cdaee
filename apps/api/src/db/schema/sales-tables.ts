import type { SalesDimension } from "@comanda/contract/sales/sales-figures";
import type { PopularProducts } from "@comanda/domain/menu/popular-products";
import type { Json, Timestamp } from "./columns.ts";

/** What a sum of sales is split by; categories are summed from products when they are read. */
export type StoredDimension = Exclude<SalesDimension, "day" | "category"> | "total";

/** The sums of orders; all amounts in cents. See `SalesFigures` for what each counts. */
export type StoredFigures = {
  orders: number;
  pieces: number;
  gross: number;
  discounts: number;
  delivery: number;
  service_fees: number;
  payment_fees: number;
  tips: number;
  total: number;
  cancelled: number;
  cancelled_total: number;
  refunded: number;
  refunded_total: number;
  promised: number;
  late: number;
  timed: number;
  promised_seconds: number;
  taken_seconds: number;
  coupons: number;
  coupon_discounts: number;
  rewards: number;
  reward_discounts: number;
  points: number;
  ratings: number;
  stars: number;
};

export type SalesTables = {
  /** What a company's rollups were made with. With other settings all days are summed again. */
  sales_rollup_states: {
    company_id: string;
    timezone: string;
    start_hour: number;
    currency: string;
    /** All changes of orders before this instant are in the sums. */
    changes_until: Timestamp;
  };
  /** The business days that are summed, `yyyy-MM-dd`. */
  sales_rolled_days: { company_id: string; day: string };
  sales_rollups: {
    company_id: string;
    dimension: StoredDimension;
    day: string;
    key: string;
    label: string | null;
  } & StoredFigures;
  /** Orders of a business day with two products; `product_id` is the smaller id. */
  sales_pairs: {
    company_id: string;
    day: string;
    product_id: string;
    with_id: string;
    orders: number;
  };
  /** What is sold most and together, up to a business day that is over. */
  popular_products: { company_id: string; last_day: string; popular: Json<PopularProducts> };
};
