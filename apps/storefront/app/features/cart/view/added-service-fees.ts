import type { OrderSettings } from "@comanda/contract/companies/ecommerce-settings";
import { type ServiceType, serviceTypeKey } from "@comanda/domain/company/service-type";
import type { Cents } from "@comanda/domain/money/cents";
import { serviceFeeOf } from "@comanda/domain/money/service-fee";

/** A service fee that the checkout adds without a question. */
export type AddedServiceFee = {
  /** The ways to order that have it; empty if all have it. */
  types: ServiceType[];
  percent: number;
  amount: Cents;
};

/**
 * Returns the fees that are added to a cart of `subtotal`, by the ways in which it can be ordered. A fee that
 * the customer may leave out is not among them: the checkout asks for it.
 */
export function addedServiceFees(
  types: readonly ServiceType[],
  orderSettings: OrderSettings | null,
  subtotal: Cents,
  currencyCode: string,
): AddedServiceFee[] {
  const fees = types.flatMap((type) => {
    const setting = orderSettings?.[serviceTypeKey(type)]?.service_fee;
    const amount = serviceFeeOf(setting, subtotal, currencyCode).charged;
    return amount > 0 ? [{ type, percent: setting?.value ?? 0, amount }] : [];
  });
  const byPercent = Map.groupBy(fees, ({ percent }) => percent);
  return [...byPercent].map(([percent, same]) => ({
    types: same.length === types.length ? [] : same.map(({ type }) => type),
    percent,
    amount: same[0]?.amount ?? 0,
  }));
}
