import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { formatMoney, toCents } from "@comanda/domain/money/cents";

/** An amount of the wire, in major units, as prices are written: `$206.00`. */
export function moneyText(amount: number, { currency }: Pick<StaffOrder, "currency">): string {
  return formatMoney(toCents(amount, currency.code), currency);
}

/** An amount on a card, without decimals that are zero: `$206`, `$20.50`. */
export function shortMoneyText(amount: number, order: Pick<StaffOrder, "currency">): string {
  const whole = Number.isInteger(amount);
  const currency = whole ? { ...order.currency, show_decimals: false } : order.currency;
  return moneyText(amount, { currency });
}
