import type { ServeStaff } from "../http/serve-staff.ts";
import { cancelScheduledPrices } from "./cancel-scheduled-prices.ts";
import { listScheduledPrices } from "./list-scheduled-prices.ts";
import { type ScheduleContext, schedulePrices, updateScheduledPrices } from "./schedule-prices.ts";

/** Serves prices that change later. Refusals are those of the use cases. */
export function scheduledPricesRoutes(serveStaff: ServeStaff, context: ScheduleContext): void {
  serveStaff("listScheduledPrices", ({ member }) => listScheduledPrices(context, member.companyId));
  serveStaff("schedulePrices", ({ member, body }) => schedulePrices(context, member, body));
  serveStaff("updateScheduledPrices", ({ member, params, body }) =>
    updateScheduledPrices(context, member, params.scheduleId, body),
  );
  serveStaff("cancelScheduledPrices", ({ member, params, body }) =>
    cancelScheduledPrices(context, member, params.scheduleId, body.revision),
  );
}
