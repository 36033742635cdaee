import { createStaffClient } from "@comanda/contract/staff/staff-client";

/** The API's staff calls from the browser; the console's own origin serves them. */
export const staffApi = createStaffClient({ base: "" });
