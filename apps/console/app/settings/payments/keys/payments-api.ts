import { providerCalls } from "@comanda/contract/providers/provider-calls";
import { createStaffClient } from "@comanda/contract/staff/staff-client";

/** The calls about providers' keys, which only this page loads. */
export const paymentsApi = createStaffClient(providerCalls, { base: "" });
