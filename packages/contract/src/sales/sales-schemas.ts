import * as v from "valibot";
import type { CallSchemas } from "../calls/call-schemas.ts";
import {
  AnyInstant,
  Currency,
  Day,
  Id,
  NonNegativeInteger,
  nullByDefault,
  ResponseAmount,
  ServiceType,
} from "../fields/field-schemas.ts";
import { OrderStatus } from "../orders/order.ts";
import {
  FIRST_SALES_DAY,
  isSalesDay,
  LAST_SALES_DAY,
  MAX_SALES_DAYS,
} from "../rules/sales-rules.ts";
import type { salesCalls } from "./sales-calls.ts";
import { SalesDimension, SalesFigures, SalesRow } from "./sales-figures.ts";

const params = v.object({ companyId: Id });

const DAY_MS = 86_400_000;

type Days = { from: string; to: string };
const isInOrder = ({ from, to }: Days) => from <= to;
const isShort = ({ from, to }: Days) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_SALES_DAYS;
const NOT_IN_ORDER = "is before the beginning";
const NOT_SHORT = `is more than ${MAX_SALES_DAYS} days after the beginning`;

/** A business day is the days of the calendar that it begins on. */
const SalesRange = v.pipe(
  v.object({ from: Day, to: Day, by: SalesDimension }),
  v.forward(
    v.check((days) => isInOrder(days), NOT_IN_ORDER),
    ["to"],
  ),
  v.forward(
    v.check((days) => isShort(days), NOT_SHORT),
    ["to"],
  ),
);

const SalesDays = v.pipe(
  v.object({ from: Day, to: Day }),
  v.forward(
    v.check((days) => isInOrder(days), NOT_IN_ORDER),
    ["to"],
  ),
  v.forward(
    v.check((days) => isShort(days), NOT_SHORT),
    ["to"],
  ),
);

const ReportedDay = v.pipe(
  Day,
  v.check(isSalesDay, `must be from ${FIRST_SALES_DAY} to ${LAST_SALES_DAY}`),
);

/** The part of a day's sums that stands for one hour of the wall clock. */
const SalesHour = v.object({
  hour: v.pipe(NonNegativeInteger, v.maxValue(23)),
  figures: SalesFigures,
  /** The same hour of the compared day. */
  compared: SalesFigures,
  /** The part of it before the same minute, while the day goes on; else all of it. */
  compared_so_far: SalesFigures,
  /** Whether the hour has begun. */
  has_begun: v.boolean(),
});
export type SalesHour = v.InferOutput<typeof SalesHour>;

const SalesDay = v.object({
  day: Day,
  /** The same weekday a week before. */
  compared_day: Day,
  /** The present business day. */
  today: Day,
  now: AnyInstant,
  timezone: v.string(),
  start_hour: NonNegativeInteger,
  currency: Currency,
  figures: SalesFigures,
  /** Of the compared day: up to the same minute while the day goes on, else all of it. */
  compared: SalesFigures,
  /** All hours of the business day, in their order. */
  hours: v.array(SalesHour),
  /** The products with the most pieces, at most eight. */
  products: v.array(SalesRow),
  payments: v.array(SalesRow),
});
export type SalesDay = v.InferOutput<typeof SalesDay>;

const SalesOfRange = v.object({
  from: Day,
  to: Day,
  today: Day,
  timezone: v.string(),
  currency: Currency,
  figures: SalesFigures,
  /** Days and hours in their order, all days of the range; others by their sums, highest first. */
  rows: v.array(SalesRow),
});
export type SalesOfRange = v.InferOutput<typeof SalesOfRange>;

/** An order with its amounts, in major units of its own currency. */
const ExportedOrder = v.object({
  public_id: NonNegativeInteger,
  /** The business day to which it belongs. */
  day: Day,
  placed_at: AnyInstant,
  status: OrderStatus,
  service_type: ServiceType,
  /** The table or the name of the code, with its zone. */
  table: nullByDefault(v.string()),
  /** The name of the payment method, or its code. */
  payment: nullByDefault(v.string()),
  /** The campaign's source; null for guests who came by themselves. */
  source: nullByDefault(v.string()),
  currency: v.string(),
  products: ResponseAmount,
  discounts: ResponseAmount,
  delivery: ResponseAmount,
  service_fee: ResponseAmount,
  tip: ResponseAmount,
  payment_fee: ResponseAmount,
  total: ResponseAmount,
  refunded: ResponseAmount,
});
export type ExportedOrder = v.InferOutput<typeof ExportedOrder>;

const SalesClosing = v.object({
  day: Day,
  today: Day,
  /** The first instant of the business day, and the first one after it. */
  begins_at: AnyInstant,
  ends_at: AnyInstant,
  now: AnyInstant,
  timezone: v.string(),
  currency: Currency,
  figures: SalesFigures,
  payments: v.array(SalesRow),
  service_types: v.array(SalesRow),
  /** The lowest and the highest number of the day's orders; null without orders. */
  first_number: nullByDefault(NonNegativeInteger),
  last_number: nullByDefault(NonNegativeInteger),
  /** Orders that are neither handed over nor cancelled. */
  open_orders: NonNegativeInteger,
});
export type SalesClosing = v.InferOutput<typeof SalesClosing>;

const SalesSettingsToSet = v.object({
  /** The hour of the wall clock at which a business day begins. */
  start_hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)),
  /** To be named by the next change. */
  revision: NonNegativeInteger,
});

const SalesSettings = v.object({
  ...SalesSettingsToSet.entries,
  /** The present business day. */
  today: Day,
});
export type SalesSettings = v.InferOutput<typeof SalesSettings>;

/** The schemas of `salesCalls`, under the same names. */
export const salesSchemas = {
  readSalesDay: { params, query: v.object({ day: v.optional(ReportedDay) }), answer: SalesDay },
  readSalesRange: { params, query: SalesRange, answer: SalesOfRange },
  exportSalesOrders: {
    params,
    query: SalesDays,
    answer: v.object({
      orders: v.array(ExportedOrder),
      timezone: v.string(),
      has_more: v.boolean(),
    }),
  },
  readSalesClosing: {
    params,
    query: v.object({ day: v.optional(ReportedDay) }),
    answer: SalesClosing,
  },
  readSalesSettings: { params, answer: SalesSettings },
  updateSalesSettings: { params, body: SalesSettingsToSet, answer: SalesSettings },
} as const satisfies Record<keyof typeof salesCalls, CallSchemas>;
