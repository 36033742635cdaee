import type { ServeStaff } from "../http/serve-staff.ts";
import { exportSalesOrders } from "./export-sales-orders.ts";
import { readSalesClosing } from "./read-sales-closing.ts";
import { readSalesDay } from "./read-sales-day.ts";
import { readSalesRange } from "./read-sales-range.ts";
import type { SalesContext } from "./sales-context.ts";
import { readSalesSettings, updateSalesSettings } from "./sales-settings.ts";

/** Serves the reports; refusals as in each use case. */
export function salesRoutes(serveStaff: ServeStaff, context: SalesContext): void {
  serveStaff("readSalesDay", ({ member, query }) => readSalesDay(context, member, query));
  serveStaff("readSalesRange", ({ member, query }) => readSalesRange(context, member, query));
  serveStaff("exportSalesOrders", ({ member, query }) => exportSalesOrders(context, member, query));
  serveStaff("readSalesClosing", ({ member, query }) => readSalesClosing(context, member, query));
  serveStaff("readSalesSettings", ({ member }) => readSalesSettings(context, member));
  serveStaff("updateSalesSettings", ({ member, body }) =>
    updateSalesSettings(context, member, body),
  );
}
