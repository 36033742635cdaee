import { isOnFreePlan, type Subscriptions } from "@comanda/domain/company/plan";

type Plan = Subscriptions & { reseller_id: string | null };

/**
 * Returns whether the landing page says that the company is on the free plan (conformance 2.21). A
 * company without any subscription does not count, and neither does a reseller's.
 */
export function showsFreePlan(company: Plan): boolean {
  const subscribed = (company.current_subscriptions ?? []).length > 0;
  return !company.reseller_id && subscribed && isOnFreePlan(company);
}
