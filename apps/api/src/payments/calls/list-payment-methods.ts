import type { PaymentMethods } from "@comanda/contract/payments/payment-method";
import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";

/**
 * Lists the payment methods by service type; with `only`, the lists of the other types are empty.
 * 404 `company_not_found`.
 */
export async function listPaymentMethods(
  context: ApiContext,
  companyId: string,
  only: ServiceTypeKey | undefined,
): Promise<PaymentMethods | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const methods = catalog.paymentMethods;
  if (!only) return methods;
  return { table: [], onsite: [], takeaway: [], delivery: [], [only]: methods[only] };
}
