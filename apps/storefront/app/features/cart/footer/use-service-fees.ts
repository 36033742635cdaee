import { useCompanySite, useMenu } from "../../../company/company-site.tsx";
import { type AddedServiceFee, addedServiceFees } from "../view/added-service-fees.ts";
import type { CartContents } from "../view/use-cart-contents.ts";

/** Returns the service fees that the checkout adds to a cart, by the ways in which it can be ordered now. */
export function useServiceFees({ choices, view }: CartContents): AddedServiceFee[] {
  const { code } = useCompanySite().company.currency;
  const { orderSettings } = useMenu();
  const types = choices.filter(({ reasons }) => reasons.length === 0).map(({ type }) => type);
  return addedServiceFees(types, orderSettings, view.total, code);
}
