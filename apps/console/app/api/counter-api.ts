import { alertCalls } from "@comanda/contract/staff/alert-calls";
import { availabilityCalls } from "@comanda/contract/staff/availability-calls";
import { orderBoardCalls } from "@comanda/contract/staff/order-board-calls";
import { printingCalls } from "@comanda/contract/staff/printing-calls";
import { createStaffClient } from "@comanda/contract/staff/staff-client";

/**
 * The calls of the counter from the browser; the console's own origin serves them. Other pages use
 * `officeApi`, whose table the board does not load.
 */
export const counterApi = createStaffClient(
  { ...orderBoardCalls, ...alertCalls, ...availabilityCalls, ...printingCalls },
  { base: "" },
);

export type CounterClient = typeof counterApi;
