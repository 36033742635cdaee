import type { Availability } from "@comanda/contract/staff/availability-items";
import { readCatalog } from "../catalog/read-catalog.ts";
import { readStock } from "../catalog/stock.store.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { availabilityItems, countSoldOut } from "./availability-items.ts";
import { dayEndOf } from "./day-end-of.ts";

/** Everything that can be marked, with its state; 404 `company_not_found`. */
export async function listAvailability(
  context: ApiContext,
  companyId: string,
): Promise<Availability | Refusal> {
  const catalog = await readCatalog(context, companyId);
  if (catalog instanceof Refusal) return catalog;
  const now = context.clock();
  const items = availabilityItems(catalog, await readStock(context.db, companyId), now);
  return {
    now: now.toISOString(),
    timezone: catalog.company.timezone,
    tomorrow: dayEndOf(catalog, now).nextOpening.toISOString(),
    sold_out_count: countSoldOut(items),
    ...items,
  };
}
