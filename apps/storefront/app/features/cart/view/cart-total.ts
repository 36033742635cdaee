import type { ServiceType } from "@comanda/domain/company/service-type";
import type { Cents } from "@comanda/domain/money/cents";
import type { AddedServiceFee } from "./added-service-fees.ts";

type CartCharges = {
  /** The sum of the line prices, before discounts and fees. */
  subtotal: Cents;
  discount: Cents;
  fees: readonly AddedServiceFee[];
  /** The way in which the cart is ordered by its main button. */
  type: ServiceType | undefined;
};

/**
 * Returns what the cart costs, before delivery and tip: its subtotal less the discounts, and the service fee
 * of `type`. `isOfType` says that other ways to order have another total.
 */
export function cartTotal({ subtotal, discount, fees, type }: CartCharges): {
  total: Cents;
  isOfType: boolean;
} {
  const added = fees.filter(
    ({ types }) => types.length === 0 || (type !== undefined && types.includes(type)),
  );
  return {
    total: subtotal - discount + added.reduce((sum, { amount }) => sum + amount, 0),
    isOfType: type !== undefined && fees.some(({ types }) => types.length > 0),
  };
}
