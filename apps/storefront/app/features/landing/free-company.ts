import { isOnFreePlan, type Subscriptions } from "@comanda/domain/company/plan";

type Plan = Subscriptions & { reseller_id: string | null };

/**
 * Whether the landing page says that the company is on the free main plan (spec §2). It must be
 * subscribed to it: a company without any subscription has not been asked for one.
 */
export function showsFreePlan(company: Plan): boolean {
  const subscribed = (company.current_subscriptions ?? []).length > 0;
  return !company.reseller_id && subscribed && isOnFreePlan(company);
}
