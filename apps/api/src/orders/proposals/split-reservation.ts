import type {
  OrderDiscount,
  ReservedDiscounts,
  ReservedStock,
} from "../../db/schema/order-tables.ts";
import type { OrderLineRow } from "../orders.store.ts";
import { piecesOf, sumStockOfLines } from "../rules/order-stock.ts";

/** What of a reservation is given back, and what the order keeps. */
export type SplitReservation<Reserved> = { released: Reserved; kept: Reserved };

/** Divides the stock that an order has reserved: the pieces of `leftOut` are given back. */
export function splitStock(
  { variants, modifiers, marked = [] }: ReservedStock,
  leftOut: readonly OrderLineRow[],
): SplitReservation<ReservedStock> {
  const needed = sumStockOfLines(leftOut);
  const ofVariants = splitRows(
    variants,
    (row) => needed.variants.find(({ id }) => id === row.id)?.quantity,
  );
  const ofModifiers = splitRows(
    modifiers,
    ({ id, product_id }) =>
      needed.modifiers.find((each) => each.id === id && each.product_id === product_id)?.quantity,
  );
  const ofMarks = splitRows(marked, ({ kind, id }) =>
    leftOut.reduce((sum, line) => sum + piecesOf(line, kind, id), 0),
  );
  const part = (key: keyof SplitReservation<unknown>): ReservedStock => ({
    variants: ofVariants[key],
    modifiers: ofModifiers[key],
    marked: ofMarks[key],
  });
  return { released: part("released"), kept: part("kept") };
}

/** Divides the discounts that an order has reserved: those that are not in `discounts` end. */
export function splitDiscounts(
  { coupon_id, points }: ReservedDiscounts,
  discounts: readonly OrderDiscount[],
): SplitReservation<ReservedDiscounts> {
  const hasCoupon = discounts.some(({ modality }) => modality === "COUPON");
  const hasReward = discounts.some(({ modality }) => modality === "FIDELITY");
  return {
    released: { coupon_id: hasCoupon ? null : coupon_id, points: hasReward ? 0 : points },
    kept: { coupon_id: hasCoupon ? coupon_id : null, points: hasReward ? points : 0 },
  };
}

function splitRows<Row extends { quantity: number }>(
  rows: readonly Row[],
  needed: (row: Row) => number | undefined,
): SplitReservation<Row[]> {
  const released: Row[] = [];
  const kept: Row[] = [];
  for (const row of rows) {
    const pieces = Math.min(row.quantity, needed(row) ?? 0);
    if (pieces > 0) released.push({ ...row, quantity: pieces });
    if (pieces < row.quantity) kept.push({ ...row, quantity: row.quantity - pieces });
  }
  return { released, kept };
}
