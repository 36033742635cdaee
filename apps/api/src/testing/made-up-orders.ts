import type { ServiceType } from "@comanda/domain/company/service-type";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { OrderDiscount } from "../db/schema/order-tables.ts";

/** An order as its rows say it; amounts in cents, instants in epoch milliseconds. */
export type MadeUpOrder = {
  id: string;
  number: number;
  status: "PENDING" | "PREPARING" | "DELIVERED" | "FINALIZED" | "CANCELLED";
  isRefunded: boolean;
  /** What was sent back, in cents. */
  sentBack: number;
  serviceType: ServiceType;
  campaign: string | null;
  table: string | null;
  payment: { code: string; description: string | null };
  lines: { product: string; quantity: number; unitPrice: number }[];
  coupon: { code: string; amount: number } | null;
  reward: { id: string; amount: number; points: number } | null;
  delivery: number | null;
  serviceFee: number;
  paymentFee: number;
  tip: number;
  placedAt: number;
  scheduledFor: number | null;
  promisedAt: number | null;
  readyAt: number | null;
  endedAt: number | null;
  stars: number | null;
};

export type MadeUpSpan = { count: number; from: number; to: number; firstNumber?: number };

/** Makes up orders that were placed from an instant until before another, at any time of the day. */
export function makeUpOrders(
  random: () => number,
  { count, from, to, firstNumber = 1 }: MadeUpSpan,
): MadeUpOrder[] {
  return Array.from({ length: count }, (_, at) =>
    makeUpOrder(random, firstNumber + at, Math.floor(from + random() * (to - from))),
  );
}

/** Returns the sum of an order's lines, and what the customer owes. */
export function pricesOf(order: MadeUpOrder) {
  const gross = order.lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
  const discounts = (order.coupon?.amount ?? 0) + (order.reward?.amount ?? 0);
  const { delivery, serviceFee, paymentFee, tip } = order;
  const total = gross - discounts + (delivery ?? 0) + serviceFee + paymentFee + tip;
  return { gross, discounts, total };
}

/** Throws dice of one generator. */
function diceOf(random: () => number) {
  const below = (limit: number) => Math.floor(random() * limit);
  const chance = (share: number) => random() < share;
  const pick = <T>(...choices: T[]): T => choices[below(choices.length)] as T;
  return { below, chance, pick };
}
type Dice = ReturnType<typeof diceOf>;

function makeUpOrder(random: () => number, number: number, placedAt: number): MadeUpOrder {
  const dice = diceOf(random);
  const { below, chance, pick } = dice;
  const serviceType = pick<ServiceType>("TABLE", "ONSITE", "TAKEAWAY", "TAKEAWAY", "DELIVERY");
  const lines = Array.from({ length: 1 + below(4) }, () => ({
    product: `dish-${below(12)}`,
    quantity: 1 + below(3),
    unitPrice: below(20_000),
  }));
  return {
    id: `made-up-${number}`,
    number,
    isRefunded: chance(0.05),
    sentBack: chance(0.05) ? 1 + below(500) : 0,
    serviceType,
    campaign: chance(0.3) ? pick("instagram", "flyer", "qr") : null,
    table: serviceType === "TABLE" ? `table-${below(6)}` : null,
    payment: pick(
      { code: "cash", description: null },
      { code: "card_on_delivery", description: "Visa" },
      { code: "card_on_delivery", description: "Amex" },
      { code: "stripe_card", description: null },
    ),
    lines,
    delivery: serviceType === "DELIVERY" ? below(6_000) : null,
    serviceFee: chance(0.3) ? below(2_000) : 0,
    paymentFee: chance(0.2) ? below(900) : 0,
    tip: chance(0.4) ? below(5_000) : 0,
    placedAt,
    ...makeUpDiscounts(dice, lines),
    ...makeUpProgress(dice, placedAt),
  };
}

function makeUpDiscounts({ below, chance, pick }: Dice, lines: MadeUpOrder["lines"]) {
  const gross = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
  const amount = () => below(Math.floor(gross / 4) + 1);
  return {
    coupon: chance(0.2) ? { code: pick("TEN", "WELCOME"), amount: amount() } : null,
    reward: chance(0.1)
      ? { id: pick("soda", "dessert"), amount: amount(), points: below(90) }
      : null,
  };
}

function makeUpProgress({ below, chance, pick }: Dice, placedAt: number) {
  const status = pick<MadeUpOrder["status"]>(
    ...(["PENDING", "PREPARING", "DELIVERED", "FINALIZED", "FINALIZED", "CANCELLED"] as const),
  );
  const isOver = status === "DELIVERED" || status === "FINALIZED";
  return {
    status,
    scheduledFor: chance(0.1) ? placedAt + below(20) * 60 * MINUTE_MS : null,
    promisedAt: status === "PENDING" ? null : placedAt + (5 + below(40)) * MINUTE_MS,
    readyAt: isOver && chance(0.8) ? placedAt + below(60 * MINUTE_MS) : null,
    endedAt: isOver || status === "CANCELLED" ? placedAt + below(90 * MINUTE_MS) : null,
    stars: isOver && chance(0.3) ? 1 + below(5) : null,
  };
}

/** Returns the discounts of an order as its row has them. */
export function discountsOf({ coupon, reward }: MadeUpOrder): OrderDiscount[] {
  const common = { description: null, type: "AMOUNT", value: 1 } as const;
  const discounts: OrderDiscount[] = [];
  if (coupon) {
    const { code, amount } = coupon;
    discounts.push({ modality: "COUPON", source_id: code, code, amount, points: 0, ...common });
  }
  if (reward) {
    const { id, amount, points } = reward;
    discounts.push({ modality: "FIDELITY", source_id: id, code: null, amount, points, ...common });
  }
  return discounts;
}
