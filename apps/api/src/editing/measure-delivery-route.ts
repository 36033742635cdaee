import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { validPosition } from "@comanda/domain/delivery/coverage";
import type { Position } from "@comanda/domain/geo/position";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";

/**
 * Returns the metres by road from the company to a place, as a quote by distance uses them (decision 17);
 * null where they are unknown. 404 `company_not_found`.
 */
export async function measureDeliveryRoute(
  context: ApiContext,
  companyId: string,
  to: Position,
): Promise<StaffCallAnswer<"measureDeliveryRoute"> | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const from = validPosition(catalog.company);
  return { meters: from && (await context.routeDistances.meters(from, to)) };
}
