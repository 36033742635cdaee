import { staffRead, staffReplace } from "../calls/staff-call-kinds.ts";

const SETUP = "/ms-settings/companies/{companyId}/setup" as const;

/** The calls about the set-up of a company: what is missing for a first order. */
export const setupCalls = {
  readSetup: staffRead(SETUP, "settings.read"),
  updateSetup: staffReplace(SETUP, "settings.write"),
} as const;
