import type { CallDoc } from "../calls/call-doc.ts";
import { customerDocs } from "../customers/customer-docs.ts";
import { integrationDocs } from "../integrations/integration-docs.ts";
import { menuDocs } from "../menu/menu-docs.ts";
import { providerDocs } from "../providers/provider-docs.ts";
import { salesDocs } from "../sales/sales-docs.ts";
import { scheduledPricesDocs } from "../scheduled-prices/scheduled-prices-docs.ts";
import { settingsDocs } from "../settings/settings-docs.ts";
import { setupDocs } from "../setup/setup-docs.ts";
import { alertDocs } from "./alert-docs.ts";
import { availabilityDocs } from "./availability-docs.ts";
import { orderBoardDocs } from "./order-board-docs.ts";
import { printingDocs } from "./printing-docs.ts";
import type { StaffCallName } from "./staff-calls.ts";
import { teamDocs } from "./team-docs.ts";

/** The documentation of `staffCalls`, under the same names. */
export const staffCallDocs: Record<StaffCallName, CallDoc> = {
  ...alertDocs,
  ...orderBoardDocs,
  ...availabilityDocs,
  ...teamDocs,
  ...customerDocs,
  ...printingDocs,
  ...menuDocs,
  ...scheduledPricesDocs,
  ...salesDocs,
  ...settingsDocs,
  ...setupDocs,
  ...integrationDocs,
  ...providerDocs,
};
