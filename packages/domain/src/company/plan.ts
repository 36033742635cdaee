/** Spec §3, Company: what it has subscribed to. */
export type Subscriptions = {
  current_subscriptions?: readonly { name: string; monthly_orders_limit?: number | null }[] | null;
  highest_plan?: string | null;
  order_limit_usage_count?: number | null;
};

/**
 * The plans whose end leaves a menu read-only. The specification knows advanced, premium,
 * onboarding, elite and infinity, and says that three count: these are the ones sold by the month.
 * Onboarding is the trial that comes before them, and infinity does not end.
 */
const PAID_PLANS = ["advanced", "premium", "elite"];

/** On the free plan: no current subscription, or none but `free`. */
export function isOnFreePlan(company: Subscriptions): boolean {
  return (company.current_subscriptions ?? []).every(({ name }) => name.toLowerCase() === "free");
}

/** Free now, after a paid plan: its menu can be read only (spec §4, Menu is read-only). */
export function hasPaidPlanLapsed(company: Subscriptions): boolean {
  return isOnFreePlan(company) && PAID_PLANS.includes(company.highest_plan?.toLowerCase() ?? "");
}

/**
 * Orders a month that the subscriptions allow; null is unlimited, as it is with no subscription, or
 * when one of them has no limit. Of several limits the largest counts.
 */
export function monthlyOrdersLimit(company: Subscriptions): number | null {
  const subscriptions = company.current_subscriptions ?? [];
  const limits = subscriptions.map(
    ({ monthly_orders_limit }) => monthly_orders_limit ?? Number.POSITIVE_INFINITY,
  );
  const largest = limits.length > 0 ? Math.max(...limits) : Number.POSITIVE_INFINITY;
  return largest === Number.POSITIVE_INFINITY ? null : largest;
}

export function isOrderLimitReached(company: Subscriptions): boolean {
  const limit = monthlyOrdersLimit(company);
  return limit !== null && (company.order_limit_usage_count ?? 0) >= limit;
}
