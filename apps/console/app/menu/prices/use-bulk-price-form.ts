import type { Currency } from "@comanda/domain/money/cents";
import { useMemo, useState } from "react";
import { parsePrice } from "../../parts/prices/price-text.ts";
import { type PriceChange, roundingsOf } from "./bulk-price-change.ts";

/** The choice that rounds nothing. */
export const NO_ROUNDING = "none";

/** The fields of a change of many prices, and the change that they stand for. */
export function useBulkPriceForm(currency: Currency, hasSelection: boolean) {
  const [direction, setDirection] = useState<PriceChange["direction"]>("raise");
  const [kind, setKind] = useState<PriceChange["by"]["kind"]>("percent");
  const [typed, setTyped] = useState("");
  const [rounded, setRounded] = useState(NO_ROUNDING);
  const value = readValue(typed, kind, currency);
  /** Null while nothing is selected, or nothing would change. */
  const change = useMemo((): PriceChange | null => {
    const found = roundingsOf(currency).find(({ name }) => name === rounded);
    if (!hasSelection || Number.isNaN(value) || (value === null && !found)) return null;
    const rounding = found?.rounding ?? { kind: "none" };
    return { direction, by: { kind, value: value ?? 0 }, rounding };
  }, [currency, rounded, hasSelection, value, direction, kind]);
  return {
    direction,
    setDirection,
    kind,
    setKind,
    typed,
    setTyped,
    rounded,
    setRounded,
    /** What was typed: null for an empty field, NaN for what is no number. */
    value,
    change,
    reset: () => {
      setTyped("");
      setRounded(NO_ROUNDING);
    },
  };
}

export type BulkPriceForm = ReturnType<typeof useBulkPriceForm>;

const MAX_PERCENT = 1000;

function readValue(typed: string, kind: "percent" | "amount", currency: Currency): number | null {
  if (typed.trim() === "") return null;
  if (kind === "amount") return parsePrice(typed, currency).amount ?? Number.NaN;
  const { amount } = parsePrice(typed.replace(/[%٪]/u, ""), {
    code: "USD",
    symbol: "",
    show_decimals: true,
  });
  return amount === undefined || amount > MAX_PERCENT ? Number.NaN : amount;
}
