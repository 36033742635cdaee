import { staffAction, staffRead } from "../calls/staff-call-kinds.ts";

/** The calls of what is sold out, of pauses, and of a busy kitchen. */
export const availabilityCalls = {
  listAvailability: staffRead("/ms-products/companies/{companyId}/availability", "orders.read"),
  setAvailability: staffAction(
    "/ms-products/companies/{companyId}/availability",
    "availability.write",
  ),
  listPauses: staffRead("/ms-orders/companies/{companyId}/pauses", "orders.read"),
  setPause: staffAction("/ms-orders/companies/{companyId}/pauses", "pauses.write"),
  endPause: staffAction("/ms-orders/companies/{companyId}/pauses/end", "pauses.write"),
  setBusy: staffAction("/ms-orders/companies/{companyId}/busy", "pauses.write"),
} as const;
