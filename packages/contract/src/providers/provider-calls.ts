import { staffAction, staffRead, staffReplace } from "../calls/staff-call-kinds.ts";

const PROVIDERS = "/ms-payments/companies/{companyId}/providers" as const;
const PERMISSION = "business.write";

/** The calls about the keys of payment providers (decision 61). No answer has a key. */
export const providerCalls = {
  listPaymentProviders: staffRead(PROVIDERS, PERMISSION),
  setPaymentProvider: staffReplace(`${PROVIDERS}/{providerId}`, PERMISSION),
  removePaymentProvider: staffAction(`${PROVIDERS}/{providerId}/remove`, PERMISSION),
} as const;
