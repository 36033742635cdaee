import type { SalesFigures } from "@comanda/contract/sales/sales-figures";
import type { MessageKey } from "../i18n/text.ts";

/** A column of a table or a file: what it is called, and its value; null where there is none. */
export type FigureColumn = {
  label: MessageKey;
  /** Decimals are minutes and stars. */
  kind: "count" | "amount" | "decimal";
  value: (figures: SalesFigures) => number | null;
};

/** Averages and shares of nothing have no value. */
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** The average of an order, in major units. */
export const averageOrder = ({ total, orders }: SalesFigures) => share(total, orders);

/** The share of the promised orders that were ready in time, 0 to 1. */
export const onTimeShare = ({ promised, late }: SalesFigures) => share(promised - late, promised);

/** The minutes that customers were promised on average, of orders as soon as possible. */
export const promisedMinutes = ({ promised_seconds, timed }: SalesFigures) =>
  share(promised_seconds / 60, timed);

/** The minutes that these orders took on average until they were ready, deliveries until handed over. */
export const takenMinutes = ({ taken_seconds, timed }: SalesFigures) =>
  share(taken_seconds / 60, timed);

/** The figures that are columns as they are: each has a message of its name. */
type NamedFigure = {
  [Name in keyof SalesFigures]: `reports.figure.${Name}` extends MessageKey ? Name : never;
}[keyof SalesFigures];

const count = (name: NamedFigure): FigureColumn => ({
  label: `reports.figure.${name}`,
  kind: "count",
  value: (figures) => figures[name],
});
const amount = (name: NamedFigure): FigureColumn => ({ ...count(name), kind: "amount" });

const orders = count("orders");
const pieces = count("pieces");
const gross = amount("gross");
const total = amount("total");
const discounts = amount("discounts");
const tips = amount("tips");
const cancelled = count("cancelled");
const average: FigureColumn = {
  label: "reports.figure.average",
  kind: "amount",
  value: averageOrder,
};
const stars: FigureColumn = {
  label: "reports.figure.averageStars",
  kind: "decimal",
  value: ({ stars: sum, ratings }) => share(sum, ratings),
};

/** The columns of products and categories, which have no fees and no tips. */
export const productColumns: readonly FigureColumn[] = [
  orders,
  pieces,
  { ...gross, label: "reports.figure.productGross" },
];

/** The columns of all other sums. Those that most people look at come first. */
export const salesColumns: readonly FigureColumn[] = [
  orders,
  total,
  average,
  pieces,
  gross,
  discounts,
  amount("delivery"),
  amount("service_fees"),
  amount("payment_fees"),
  tips,
  cancelled,
  amount("cancelled_total"),
  count("refunded"),
  amount("refunded_total"),
  count("promised"),
  count("late"),
  { label: "reports.figure.promisedMinutes", kind: "decimal", value: promisedMinutes },
  { label: "reports.figure.takenMinutes", kind: "decimal", value: takenMinutes },
  count("coupons"),
  amount("coupon_discounts"),
  count("rewards"),
  amount("reward_discounts"),
  count("points"),
  count("ratings"),
  stars,
];

/** The few columns that a table begins with. */
export const firstColumns: readonly FigureColumn[] = [
  orders,
  total,
  average,
  pieces,
  discounts,
  tips,
  cancelled,
];
