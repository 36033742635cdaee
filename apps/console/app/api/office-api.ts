import { customerCalls } from "@comanda/contract/customers/customer-calls";
import { menuCalls } from "@comanda/contract/menu/menu-calls";
import { salesCalls } from "@comanda/contract/sales/sales-calls";
import { scheduledPricesCalls } from "@comanda/contract/scheduled-prices/scheduled-prices-calls";
import { settingsCalls } from "@comanda/contract/settings/settings-calls";
import { setupCalls } from "@comanda/contract/setup/setup-calls";
import { createStaffClient } from "@comanda/contract/staff/staff-client";
import { teamCalls } from "@comanda/contract/staff/team-calls";

/** The calls of the pages beside the counter, from the browser. */
export const officeApi = createStaffClient(
  {
    ...teamCalls,
    ...customerCalls,
    ...menuCalls,
    ...scheduledPricesCalls,
    ...salesCalls,
    ...settingsCalls,
    ...setupCalls,
  },
  { base: "" },
);
