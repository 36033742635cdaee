import type { CustomerSummary } from "@comanda/contract/customers/customer-schemas";
import type { StaffOrder } from "@comanda/contract/staff/staff-order";
import { useMoneyText } from "../parts/orders/money-text.ts";

type Spent = Pick<CustomerSummary, "spent" | "spent_in_other_currencies">;

/**
 * Returns what a customer has spent, one amount for each currency: amounts of two currencies have no sum. The
 * amount in the company's own currency is left out where it is 0 and others are not.
 */
export function useSpentTexts(): (customer: Spent, currency: StaffOrder["currency"]) => string[] {
  const moneyText = useMoneyText();
  return ({ spent, spent_in_other_currencies: others }, currency) => [
    ...(spent > 0 || others.length === 0 ? [moneyText(spent, { currency })] : []),
    ...others.map((other) => moneyText(other.amount, other)),
  ];
}
