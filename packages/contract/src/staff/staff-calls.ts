import type { StaffCall } from "../calls/staff-call-kinds.ts";
import { customerCalls } from "../customers/customer-calls.ts";
import { integrationCalls } from "../integrations/integration-calls.ts";
import { menuCalls } from "../menu/menu-calls.ts";
import { providerCalls } from "../providers/provider-calls.ts";
import { salesCalls } from "../sales/sales-calls.ts";
import { scheduledPricesCalls } from "../scheduled-prices/scheduled-prices-calls.ts";
import { settingsCalls } from "../settings/settings-calls.ts";
import { setupCalls } from "../setup/setup-calls.ts";
import { alertCalls } from "./alert-calls.ts";
import { availabilityCalls } from "./availability-calls.ts";
import { orderBoardCalls } from "./order-board-calls.ts";
import { printingCalls } from "./printing-calls.ts";
import { teamCalls } from "./team-calls.ts";

/**
 * Every call of the console, each with the permission that it requires. The schemas are in
 * `staff-call-schemas.ts` under the same names. The storefront loads neither.
 */
export const staffCalls = {
  ...alertCalls,
  ...orderBoardCalls,
  ...availabilityCalls,
  ...teamCalls,
  ...customerCalls,
  ...printingCalls,
  ...menuCalls,
  ...scheduledPricesCalls,
  ...salesCalls,
  ...settingsCalls,
  ...setupCalls,
  ...integrationCalls,
  ...providerCalls,
} as const satisfies Record<string, StaffCall>;

export type StaffCallName = keyof typeof staffCalls;
