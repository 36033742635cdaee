import { staffAction, staffRead } from "../calls/staff-call-kinds.ts";

/** The calls of the reports. */
export const salesCalls = {
  readSalesDay: staffRead("/ms-orders/companies/{companyId}/sales/day", "reports.read"),
  readSalesRange: staffRead("/ms-orders/companies/{companyId}/sales/range", "reports.read"),
  exportSalesOrders: staffRead("/ms-orders/companies/{companyId}/sales/orders", "reports.read"),
  readSalesClosing: staffRead("/ms-orders/companies/{companyId}/sales/closing", "reports.read"),
  readSalesSettings: staffRead("/ms-orders/companies/{companyId}/sales/settings", "reports.read"),
  updateSalesSettings: staffAction(
    "/ms-orders/companies/{companyId}/sales/settings",
    "settings.write",
  ),
} as const;
