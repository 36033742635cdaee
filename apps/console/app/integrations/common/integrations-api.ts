import { integrationCalls } from "@comanda/contract/integrations/integration-calls";
import { createStaffClient } from "@comanda/contract/staff/staff-client";

/** The calls of API keys and webhooks, which only these pages load. */
export const integrationsApi = createStaffClient(integrationCalls, { base: "" });
