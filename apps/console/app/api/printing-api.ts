import { printingCalls } from "@comanda/contract/staff/printing-calls";
import { createStaffClient } from "@comanda/contract/staff/staff-client";

/** The calls about printers and tickets, from the browser. */
export const printingApi = createStaffClient(printingCalls, { base: "" });
