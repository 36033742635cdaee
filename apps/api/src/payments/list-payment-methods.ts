import type { PaymentMethods } from "@comanda/contract/payments";
import type { ServiceKey } from "@comanda/domain/service-type";
import { readCatalog } from "../companies/read-company.ts";
import type { Context } from "../deps.ts";
import { Refusal } from "../refusal.ts";

/**
 * The payment methods by service type; with `only`, the other types' lists are empty (spec §7).
 * 404 `company_not_found`.
 */
export async function listPaymentMethods(
  context: Context,
  companyId: string,
  only: ServiceKey | undefined,
): Promise<PaymentMethods | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const methods = catalog.paymentMethods;
  if (!only) return methods;
  return { table: [], onsite: [], takeaway: [], delivery: [], [only]: methods[only] };
}
