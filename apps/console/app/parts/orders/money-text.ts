import { type Currency, formatMoney, toCents } from "@comanda/domain/money/cents";

/** An amount of the wire, in major units, as prices are written: `$206.00`. */
export function moneyText(amount: number, { currency }: { currency: Currency }): string {
  return formatMoney(toCents(amount, currency.code), currency);
}

/** An amount on a card, without decimals that are zero: `$206`, `$20.50`. */
export function shortMoneyText(amount: number, order: { currency: Currency }): string {
  const whole = Number.isInteger(amount);
  const currency = whole ? { ...order.currency, show_decimals: false } : order.currency;
  return moneyText(amount, { currency });
}
