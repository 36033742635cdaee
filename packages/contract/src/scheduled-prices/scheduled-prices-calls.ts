import { staffAction, staffRead } from "../calls/staff-call-kinds.ts";

/** The most price changes of a company that wait for their time. */
export const MAX_SCHEDULED = 50;

/** Bytes; room for the prices of a thousand products. */
const PRICES_BYTES = 4 * 1024 * 1024;

const PATH = "/ms-menu/companies/{companyId}/scheduled-prices" as const;

/** The calls that make prices change later. */
export const scheduledPricesCalls = {
  listScheduledPrices: staffRead(PATH, "menu.read"),
  schedulePrices: staffAction(PATH, "menu.write", PRICES_BYTES),
  updateScheduledPrices: staffAction(`${PATH}/{scheduleId}`, "menu.write", PRICES_BYTES),
  cancelScheduledPrices: staffAction(`${PATH}/{scheduleId}/cancel`, "menu.write"),
} as const;
