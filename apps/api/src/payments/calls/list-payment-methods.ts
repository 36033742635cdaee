import type { PaymentMethods } from "@comanda/contract/payments/payment-method";
import type { ServiceTypeKey } from "@comanda/domain/company/service-type";
import { partIn } from "@comanda/domain/menu/translations";
import { readCatalog } from "../../catalog/read-catalog.ts";
import type { ApiContext } from "../../context/api-context.ts";
import { Refusal } from "../../shared/refusal.ts";

/**
 * Lists the payment methods by service type; with `only`, the lists of the other types are empty.
 * A description is in the reader's language where the company has translated it. 404 `company_not_found`.
 */
export async function listPaymentMethods(
  context: ApiContext,
  companyId: string,
  only: ServiceTypeKey | undefined,
  language: string | null,
): Promise<PaymentMethods | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const own = catalog.company.language ?? null;
  const listed = (type: ServiceTypeKey) =>
    only === undefined || only === type
      ? catalog.paymentMethods[type].map((method) => partIn(method, language ?? own ?? "", own))
      : [];
  return {
    table: listed("table"),
    onsite: listed("onsite"),
    takeaway: listed("takeaway"),
    delivery: listed("delivery"),
  };
}
