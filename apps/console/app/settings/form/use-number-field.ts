import type { Currency } from "@comanda/domain/money/cents";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import { intlLocale } from "@comanda/ui/i18n/locales.ts";
import { useText } from "../../i18n/text.ts";
import { parsePrice, priceText } from "../../parts/prices/price-text.ts";
import { usePriceFaultText } from "../../parts/prices/use-price-fault-text.ts";
import { type Bounds, numberIn, numberText, writtenClearly } from "./number-text.ts";

/** The bounds of a number, and the currency of an amount. */
export type NumberKind = Bounds & { currency?: Currency | undefined };

/**
 * How a number field shows and reads its number. An amount is as the prices of the menu: `3,50` where
 * the pages of the company write it so. Other numbers are as the language of the console writes
 * them. Both are read with a comma or a point.
 */
export function useNumberField({ min, max, whole, currency }: NumberKind) {
  const t = useText();
  const priceFaultText = usePriceFaultText();
  const language = intlLocale(useLocale());
  const readAmount = (text: string, of: Currency) => {
    const { amount = null, fault } = parsePrice(text, of);
    const isRight = fault === undefined || fault === "missing";
    return { number: amount, fault: isRight ? null : priceFaultText(fault, of) };
  };
  const digits: "numeric" | "decimal" = whole ? "numeric" : "decimal";
  const wrong = whole ? "settings.fault.wholeNumber" : "settings.fault.number";
  return {
    textOf: (stored: unknown): string => {
      if (typeof stored !== "number") return String(stored ?? "");
      // What can be below zero is a coordinate, which has a point in every language.
      if (min < 0) return String(stored);
      return currency ? priceText(stored, currency) : numberText(stored, language);
    },
    /** The number of a text, null for an empty one, and what is wrong with it. */
    read: (text: string): { number: number | null; fault: string | null } => {
      if (currency) return readAmount(text, currency);
      const { number, isRight, readings } = numberIn(text, { min, max, whole });
      if (readings)
        return { number, fault: t("settings.fault.twoWays", writtenClearly(readings, language)) };
      return { number, fault: isRight ? null : t(wrong, { min, max }) };
    },
    /** No keyboard of numbers has a minus everywhere. */
    inputMode: min < 0 ? ("text" as const) : digits,
  };
}
