import type { OrderingPauses } from "@comanda/contract/staff/ordering-pauses";
import { orderTypes } from "@comanda/domain/company/order-types";
import type { CurrentCatalog } from "../catalog/current-catalog.ts";
import { readCatalog } from "../catalog/read-catalog.ts";
import type { ApiContext } from "../context/api-context.ts";
import { Refusal } from "../shared/refusal.ts";
import { dayEndOf } from "./day-end-of.ts";

/** Which order types are paused, and whether the kitchen is busy; 404 `company_not_found`. */
export async function listPauses(
  context: ApiContext,
  companyId: string,
): Promise<OrderingPauses | Refusal> {
  const catalog = await readCatalog(context, companyId);
  return catalog instanceof Refusal ? catalog : toOrderingPauses(catalog, context.clock());
}

/** The pauses and the slowdown of a catalog at `now`. */
export function toOrderingPauses(catalog: CurrentCatalog, now: Date): OrderingPauses {
  const { slowdown } = catalog;
  const isBusy = slowdown !== null && slowdown.minutes > 0 && slowdown.until > now;
  return {
    now: now.toISOString(),
    timezone: catalog.company.timezone,
    day_ends_at: dayEndOf(catalog, now).endsAt.toISOString(),
    pauses: orderTypes(catalog.settings, now).map(({ type, pausedUntil }) => {
      const set = catalog.pauses.find(({ service_type }) => service_type === type);
      return {
        service_type: type,
        paused_until: pausedUntil?.toISOString() ?? null,
        revision: set?.revision ?? null,
        by: set?.by ?? null,
        at: set?.at.toISOString() ?? null,
      };
    }),
    busy: isBusy
      ? {
          minutes: slowdown.minutes,
          until: slowdown.until.toISOString(),
          by: slowdown.by,
          at: slowdown.at.toISOString(),
        }
      : null,
    busy_revision: slowdown?.revision ?? null,
  };
}
