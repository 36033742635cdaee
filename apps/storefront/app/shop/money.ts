import { type Cents, DEFAULT_CURRENCY, formatMoney } from "@comanda/domain/money";
import { useShop } from "./shop.tsx";

/** Writes an amount as the company writes its prices: `price(2800)` is `$28.00`. */
export function usePrice(): (amount: Cents) => string {
  const currency = useShop().company.currency ?? DEFAULT_CURRENCY;
  return (amount) => formatMoney(amount, currency);
}
