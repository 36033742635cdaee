import {
  type Cents,
  type Currency,
  centsPerUnit,
  decimalsOf,
  exceedsMaxAmount,
  fromCents,
  percentOf,
  toCents,
} from "@comanda/domain/money/cents";

/** How prices are changed: by a percentage or an amount in major units, up or down. */
export type PriceChange = {
  direction: "raise" | "lower";
  by: { kind: "percent" | "amount"; value: number };
  rounding: Rounding;
};

/** `step`: to the nearest multiple; `ending`: to the nearest amount that ends so. In cents. */
export type Rounding =
  | { kind: "none" }
  | { kind: "step"; step: Cents }
  | { kind: "ending"; ending: Cents; of: Cents };

/** The code of a currency, and whether the company shows its decimals. */
type Shown = Pick<Currency, "code" | "show_decimals">;

/**
 * The roundings that a currency offers, by their names in major units: `1`, `0.05`, `.90`. Where the company
 * shows no decimals they are whole amounts.
 */
export function roundingsOf({
  code,
  show_decimals,
}: Shown): { name: string; rounding: Rounding }[] {
  const unit = centsPerUnit(code);
  const step = (major: number) => ({
    name: String(major),
    rounding: { kind: "step", step: major * unit } as const,
  });
  const ending = (major: number, of: number) => ({
    name: of > 1 ? String(major) : major.toFixed(2).slice(1),
    rounding: { kind: "ending", ending: Math.round(major * unit), of: of * unit } as const,
  });
  if (decimalsOf(code) === 0 || !show_decimals)
    return [step(10), step(50), step(100), ending(90, 100), ending(990, 1000)];
  const small = [0.05, 0.1, 0.5].map((major) => ({
    name: major.toFixed(2),
    rounding: { kind: "step", step: Math.round(major * unit) } as const,
  }));
  const steps = [...small, step(1), step(5), step(10)];
  return [...steps, ending(0.5, 1), ending(0.9, 1), ending(0.95, 1), ending(0.99, 1)];
}

/**
 * The price after a change, in major units. Null where it would be below zero or above the largest
 * amount: such a price stays. Where the company shows no decimals, a percentage of a whole price is whole:
 * guests would pay more or less than they read.
 */
export function changePrice(price: number, change: PriceChange, currency: Shown): number | null {
  const { code } = currency;
  const before = toCents(price, code);
  const { kind, value } = change.by;
  const isWhole = !currency.show_decimals && Number.isInteger(price);
  const part = kind === "percent" ? percentOf(before, value, code) : toCents(value, code);
  const by = isWhole && kind === "percent" ? nearestStep(part, centsPerUnit(code)) : part;
  const moved = change.direction === "raise" ? before + by : before - by;
  if (moved < 0) return null;
  const cents = roundPrice(moved, change.rounding);
  return exceedsMaxAmount(cents, code) ? null : fromCents(cents, code);
}

/**
 * Rounds an amount; halves go up. Rounding makes no dish free, and no free dish cost something: such an
 * amount is not rounded.
 */
function roundPrice(cents: Cents, rounding: Rounding): Cents {
  return cents === 0 ? 0 : nearestAmount(cents, rounding) || cents;
}

/** Returns the nearest amount that a rounding allows, never one below zero. */
function nearestAmount(cents: Cents, rounding: Rounding): Cents {
  switch (rounding.kind) {
    case "none":
      return cents;
    case "step":
      return nearestStep(cents, rounding.step);
    case "ending": {
      const { ending, of } = rounding;
      return Math.max(0, Math.round((cents - ending) / of)) * of + ending;
    }
  }
}

const nearestStep = (cents: Cents, step: Cents): Cents => Math.round(cents / step) * step;
