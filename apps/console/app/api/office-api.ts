import { customerCalls } from "@comanda/contract/customers/customer-calls";
import { menuCalls } from "@comanda/contract/menu/menu-calls";
import { salesCalls } from "@comanda/contract/sales/sales-calls";
import { scheduledPricesCalls } from "@comanda/contract/scheduled-prices/scheduled-prices-calls";
import { settingsCalls } from "@comanda/contract/settings/settings-calls";
import { setupCalls } from "@comanda/contract/setup/setup-calls";
import { createStaffClient } from "@comanda/contract/staff/staff-client";
import { teamCalls } from "@comanda/contract/staff/team-calls";

/** A menu of thousands of dishes takes long to arrive by a slow network. */
const IMPORT_MS = 60_000;

/** The call that applies a whole file to the menu. */
export const importApi = createStaffClient(
  { applyMenu: menuCalls.applyMenu },
  { base: "", timeout: IMPORT_MS },
);

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
