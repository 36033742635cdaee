import type { SalesDimension, SalesFigures } from "@comanda/contract/sales/sales-figures";
import { type MadeUpOrder, pricesOf } from "./made-up-orders.ts";

/** How a business day is cut; amounts are cents of a currency with two decimals. */
export type SlowClock = { timezone: string; startHour: number };

type Figures = Record<keyof SalesFigures, number>;

/**
 * Sums made-up orders one by one, by nothing that the reports use: the wall clock of `Intl`, and
 * plain additions. Returns the figures for each key, amounts in cents.
 */
export function sumSlowly(
  orders: readonly MadeUpOrder[],
  clock: SlowClock,
  range: { from: string; to: string; by: Exclude<SalesDimension, "category"> | "total" },
): Map<string, Figures> {
  const sums = new Map<string, Figures>();
  const format = wallClock(clock.timezone);
  for (const order of orders) {
    const { day, hour } = dayAndHour(format, order.placedAt, clock.startHour);
    if (day < range.from || day > range.to) continue;
    if (range.by === "product") addProducts(sums, order);
    else {
      const key = keyOf(order, range.by, { day, hour });
      if (key !== null) addOrder(sumAt(sums, key), order);
    }
  }
  return sums;
}

function keyOf(
  order: MadeUpOrder,
  by: Exclude<SalesDimension, "category" | "product"> | "total",
  { day, hour }: { day: string; hour: number },
): string | null {
  const { code, description } = order.payment;
  const keys = {
    total: "",
    day,
    hour: String(hour),
    service_type: order.serviceType,
    payment: description === null ? code : `${code}:${description}`,
    source: order.campaign ?? "",
    table: order.table,
    coupon: order.coupon?.code ?? null,
    reward: order.reward?.id ?? null,
    rating: order.stars === null ? null : String(order.stars),
  };
  return keys[by];
}

function addOrder(sum: Figures, order: MadeUpOrder): void {
  const { gross, discounts, total } = pricesOf(order);
  if (order.status === "CANCELLED") {
    sum.cancelled += 1;
    sum.cancelled_total += total;
    return;
  }
  sum.orders += 1;
  for (const { quantity } of order.lines) sum.pieces += quantity;
  sum.gross += gross;
  sum.discounts += discounts;
  sum.delivery += order.delivery ?? 0;
  sum.service_fees += order.serviceFee;
  sum.payment_fees += order.paymentFee;
  sum.tips += order.tip;
  sum.total += total;
  if (order.isRefunded || order.sentBack > 0) {
    sum.refunded += 1;
    sum.refunded_total += order.isRefunded ? Math.max(total, order.sentBack) : order.sentBack;
  }
  if (order.coupon) {
    sum.coupons += 1;
    sum.coupon_discounts += order.coupon.amount;
  }
  if (order.reward) {
    sum.rewards += 1;
    sum.reward_discounts += order.reward.amount;
    sum.points += order.reward.points;
  }
  if (order.stars !== null) {
    sum.ratings += 1;
    sum.stars += order.stars;
  }
  addPromise(sum, order);
}

function addPromise(sum: Figures, order: MadeUpOrder): void {
  const { promisedAt, readyAt, endedAt, placedAt, scheduledFor } = order;
  const ready = order.serviceType === "DELIVERY" ? endedAt : (readyAt ?? endedAt);
  if (promisedAt === null || ready === null) return;
  sum.promised += 1;
  if (ready > promisedAt) sum.late += 1;
  if (scheduledFor !== null) return;
  sum.timed += 1;
  sum.promised_seconds += Math.floor((promisedAt - placedAt) / 1_000);
  sum.taken_seconds += Math.floor((ready - placedAt) / 1_000);
}

function addProducts(sums: Map<string, Figures>, order: MadeUpOrder): void {
  if (order.status === "CANCELLED") return;
  for (const { product, quantity, unitPrice } of order.lines) {
    const sum = sumAt(sums, product);
    sum.pieces += quantity;
    sum.gross += quantity * unitPrice;
  }
  for (const product of new Set(order.lines.map((line) => line.product)))
    sumAt(sums, product).orders += 1;
}

function sumAt(sums: Map<string, Figures>, key: string): Figures {
  const found = sums.get(key);
  if (found) return found;
  // Every field that is read begins at 0.
  const made = new Proxy({} as Figures, {
    get: (target, name) => Reflect.get(target, name) ?? 0,
  });
  sums.set(key, made);
  return made;
}

function wallClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
}

/** The wall clock shows `2026-03-29 03:30`; an hour before the start is of the day before. */
function dayAndHour(format: Intl.DateTimeFormat, instant: number, startHour: number) {
  const [date = "", time = ""] = format.format(instant).split(" ");
  const hour = Number(time.slice(0, 2));
  if (hour >= startHour) return { day: date, hour };
  const before = new Date(`${date}T12:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return { day: before.toISOString().slice(0, 10), hour };
}
