import { isRecord } from "@comanda/contract/fields/is-record";
import { type Currency, decimalsOf } from "@comanda/domain/money/cents";
import type { AmountUnit } from "../table/file-menu.ts";
import { isSmallUnit } from "../table/price-column-units.ts";
import type { Fields } from "./json-objects.ts";

/** An amount as a file has it. */
export type JsonAmount = {
  text: string;
  /** Whether the file itself says that it counts cents. */
  isSmall: boolean;
  currency: string;
  /** The amount before a sale. */
  before: string;
};

/** The fields of an object with an amount, the clearest first. */
const AMOUNTS = [
  "amount",
  "value",
  "price",
  "currentPrice",
  "current_price",
  "current",
  "gross",
  "unit_amount",
  "default",
  "additionalCharge",
  "additional_charge",
];
const BEFORE = ["originalValue", "original_value", "original_price", "originalPrice", "original"];
const CURRENCY = ["currency", "currency_code", "currencyCode", "priceCurrency", "iso_currency"];

/** Objects with an amount whose systems always count cents: those of Square. */
const SMALL_OBJECT = /(?:^|_)money$/u;
/** Uber Eats and Deliveroo count cents in such an object, as a number; Wix writes an amount as a text in it. */
const SMALL_NUMBER = /^(?:price_info|priceInfo)$/u;

/** Reads the amount of a field; null where it has none. */
export function amountOf(key: string, value: unknown): JsonAmount | null {
  if (typeof value === "number" || typeof value === "string") {
    const text = numberText(value);
    const isSmall = isSmallUnit(key) || key === "unit_amount";
    return text === "" ? null : { text, isSmall, currency: "", before: "" };
  }
  if (!isRecord(value)) return null;
  const name = AMOUNTS.find((each) => isAmount(value[each])) ?? firstAmount(value);
  if (name === undefined) return null;
  const inner = amountOf(name, value[name]);
  if (!inner) return null;
  const before = BEFORE.map((each) => value[each]).find(isAmount);
  const currency = CURRENCY.map((each) => value[each]).find((each) => typeof each === "string");
  return {
    text: inner.text,
    isSmall:
      inner.isSmall ||
      SMALL_OBJECT.test(key) ||
      (SMALL_NUMBER.test(key) && typeof value[name] === "number") ||
      isSmallUnit(key) ||
      (typeof value.unit === "string" && isSmallUnit(value.unit)),
    currency: currency ?? inner.currency,
    before: typeof before === "number" || typeof before === "string" ? numberText(before) : "",
  };
}

const isAmount = (value: unknown): value is string | number | Fields =>
  typeof value === "number" || (typeof value === "string" && /\d/u.test(value)) || isRecord(value);

/** Prices of several places stand by their numbers: `{ "1": "250" }`. */
const firstAmount = (value: Fields): string | undefined =>
  Object.keys(value).find((key) => /^\d+$/u.test(key) && isAmount(value[key]));

/** A number without the noise of floating point. */
const numberText = (value: string | number): string =>
  typeof value === "number" ? String(Number(value.toPrecision(15))) : value.trim();

const WHOLE = /^\d{1,12}$/u;

/** Writes an amount in major units. What is no whole number of cents keeps a word that makes it no price. */
export function majorText(
  text: string,
  isSmall: boolean,
  { code }: Pick<Currency, "code">,
): string {
  const decimals = decimalsOf(code);
  if (text === "" || !isSmall || decimals === 0) return text;
  if (!WHOLE.test(text)) return `${text} cents`;
  const digits = text.padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** From which usual price on whole numbers are cents rather than units; others are worth less. */
export const CHEAPEST_SMALL: Readonly<Record<string, number>> = {
  ...Object.fromEntries("EUR USD GBP CHF CAD AUD NZD SGD".split(" ").map((code) => [code, 150])),
  ...Object.fromEntries(
    "BRL PLN RON AED SAR QAR ILS DKK SEK NOK BGN MYR PEN".split(" ").map((code) => [code, 600]),
  ),
};
const CHEAPEST_OF_OTHERS = 6000;

/**
 * Guesses in which unit a file writes its prices, if it does not say it: null where they have decimals or signs, which cents
 * have not. The owner sees the guess and can change it.
 */
export function guessedUnit(
  prices: readonly string[],
  { code, show_decimals }: Pick<Currency, "code" | "show_decimals">,
): { unit: AmountUnit; sample: number } | null {
  const isUnclear = prices.length > 0 && prices.every((text) => WHOLE.test(text));
  if (!isUnclear || decimalsOf(code) === 0) return null;
  const sold = prices
    .map(Number)
    .filter(Boolean)
    .toSorted((one, other) => one - other);
  const usual = sold[Math.floor(sold.length / 2)] ?? 0;
  const isSmall = show_decimals && usual >= (CHEAPEST_SMALL[code] ?? CHEAPEST_OF_OTHERS);
  return { unit: isSmall ? "small" : "whole", sample: usual };
}
