import { alertCalls } from "@comanda/contract/staff/alert-calls";
import { availabilityCalls } from "@comanda/contract/staff/availability-calls";
import { orderBoardCalls } from "@comanda/contract/staff/order-board-calls";
import { createStaffClient } from "@comanda/contract/staff/staff-client";

/**
 * The calls of the counter from the browser; the console's own origin serves them. Other pages use
 * `officeApi` and `printingApi`, whose tables the board does not load at first.
 */
export const counterApi = createStaffClient(
  { ...orderBoardCalls, ...alertCalls, ...availabilityCalls },
  { base: "" },
);

export type CounterClient = typeof counterApi;
