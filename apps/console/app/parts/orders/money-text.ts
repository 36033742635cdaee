import { type Currency, decimalsOf, formatMoney, toCents } from "@comanda/domain/money/cents";
import { isolateAmount } from "@comanda/ui/i18n/isolate.ts";
import { useLocale } from "@comanda/ui/i18n/locale-context.tsx";
import type { Locale } from "@comanda/ui/i18n/locales.ts";

type Priced = { currency: Currency };

/** An amount of the wire, in major units, as prices are written: `$206.00`. It is isolated: see `isolateAmount`. */
export function moneyText(amount: number, { currency }: Priced, locale: Locale): string {
  return isolateAmount(formatMoney(toCents(amount, currency.code), currency), locale);
}

/**
 * An amount on a card, without decimals that are zero: `$206`, `$20.50`. A currency with three decimals keeps
 * them: 1.842 would be read as less than two dinars.
 */
export function shortMoneyText(amount: number, order: Priced, locale: Locale): string {
  const whole = Number.isInteger(amount) && decimalsOf(order.currency.code) < 3;
  const currency = whole ? { ...order.currency, show_decimals: false } : order.currency;
  return moneyText(amount, { currency }, locale);
}

/**
 * The currency in which parts are written above their sum: with decimals where the parts that a member
 * reads would otherwise not add up, as 100.40 and 5.40 to 106.
 */
export function currencyOfSum<Shown extends Currency>(
  parts: readonly number[],
  total: number,
  currency: Shown,
): Shown {
  const read = parts.reduce((sum, part) => sum + Math.round(part), 0);
  return read === Math.round(total) ? currency : { ...currency, show_decimals: true };
}

/** `moneyText` on a page in the member's language. */
export function useMoneyText(): (amount: number, priced: Priced) => string {
  const locale = useLocale();
  return (amount, priced) => moneyText(amount, priced, locale);
}

/** `shortMoneyText` on a page in the member's language. */
export function useShortMoneyText(): (amount: number, priced: Priced) => string {
  const locale = useLocale();
  return (amount, priced) => shortMoneyText(amount, priced, locale);
}
