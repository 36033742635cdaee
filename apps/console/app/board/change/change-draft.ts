import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import {
  type LineChange,
  type LineChangeFault,
  lineChangeFaults,
  linesAfter,
} from "@comanda/domain/board/order-proposal";
import { lineTotal, subtotalOf } from "@comanda/domain/cart/line-price";
import { fromCents, toCents } from "@comanda/domain/money/cents";
import type { DiscountRule } from "@comanda/domain/money/discounts";
import { reducedOrderCharges } from "@comanda/domain/money/reduced-order-charges";

/** The quantities that a member has chosen, by the position of their lines. */
export type ChosenQuantities = ReadonlyMap<number, number>;

/** The lines that would change, as the server gets them. */
export function lineChangesOf({ lines }: StaffOrder, chosen: ChosenQuantities): LineChange[] {
  return lines.flatMap(({ position, quantity }) => {
    const wanted = chosen.get(position) ?? quantity;
    return wanted === quantity ? [] : [{ position, quantity: wanted }];
  });
}

/** Why the chosen quantities cannot be proposed; null when they can. */
export function draftFault(
  order: StaffOrder,
  changes: readonly LineChange[],
): LineChangeFault["code"] | null {
  return lineChangeFaults(pricedLines(order), changes)[0]?.code ?? null;
}

/**
 * What the order would cost, in major units, as the server will calculate it; null for a member who
 * sees no money.
 */
export function totalAfter(order: StaffOrder, changes: readonly LineChange[]): number | null {
  const { breakdown, currency } = order;
  if (!breakdown) return null;
  const cents = (amount: number) => toCents(amount, currency.code);
  const left = linesAfter(pricedLines(order), changes).map(({ unitPrice, quantity }) => ({
    total: lineTotal(unitPrice, quantity),
  }));
  const placed = {
    combos: cents(breakdown.combos),
    discounts: cents(breakdown.discounts),
    delivery: cents(breakdown.delivery),
    serviceFee: cents(breakdown.service_fee),
    tip: cents(breakdown.tip),
    paymentFee: cents(breakdown.payment_fee),
    coupon: ruleOf(order, "COUPON"),
    reward: ruleOf(order, "FIDELITY"),
    currencyCode: currency.code,
  };
  return fromCents(reducedOrderCharges(placed, subtotalOf(left)).total, currency.code);
}

function pricedLines({ lines, currency }: StaffOrder) {
  return lines.map(({ position, quantity, total }) => ({
    position,
    quantity,
    unitPrice: toCents(total ?? 0, currency.code) / quantity,
  }));
}

function ruleOf({ discounts }: StaffOrder, modality: string): DiscountRule | null {
  const discount = discounts.find((each) => each.modality === modality);
  if (!discount) return null;
  const { type, value } = discount;
  return { discount_type: type === "AMOUNT" ? "fixed" : "percentage", value };
}
