import { effectiveTimezone } from "../hours/effective-timezone.ts";
import { wallClockTime } from "../hours/time-zone.ts";

/** The subscriptions of a company (conformance 3.4). */
export type Subscriptions = {
  current_subscriptions?: readonly { name: string; monthly_orders_limit?: number | null }[] | null;
  highest_plan?: string | null;
  order_limit_usage_count?: number | null;
};

/**
 * The plans after which a menu becomes read-only (conformance 4.46). The specification has advanced,
 * premium, onboarding, elite and infinity, and says that three count: these three are paid by the month.
 * Onboarding is the trial before them, and infinity does not end.
 */
const PAID_PLANS = ["advanced", "premium", "elite"];

/** Returns whether a company has no current subscription except `free`. */
export function isOnFreePlan(company: Subscriptions): boolean {
  return (company.current_subscriptions ?? []).every(({ name }) => name.toLowerCase() === "free");
}

/**
 * Returns whether a paid plan has ended: the company is on the free plan now, and its menu is read-only.
 */
export function hasPaidPlanLapsed(company: Subscriptions): boolean {
  return isOnFreePlan(company) && PAID_PLANS.includes(company.highest_plan?.toLowerCase() ?? "");
}

/**
 * Returns the orders per month that the subscriptions allow: the largest of their limits. Null means
 * unlimited: there is no subscription, or one of them has no limit.
 */
export function monthlyOrdersLimit(company: Subscriptions): number | null {
  const subscriptions = company.current_subscriptions ?? [];
  const limits = subscriptions.map(
    ({ monthly_orders_limit }) => monthly_orders_limit ?? Number.POSITIVE_INFINITY,
  );
  const largest = limits.length > 0 ? Math.max(...limits) : Number.POSITIVE_INFINITY;
  return largest === Number.POSITIVE_INFINITY ? null : largest;
}

/** Returns whether the month's orders have reached the limit of the plan. */
export function isOrderLimitReached(company: Subscriptions): boolean {
  const limit = monthlyOrdersLimit(company);
  return limit !== null && (company.order_limit_usage_count ?? 0) >= limit;
}

/** Returns the month of an instant by the company's clock, as `yyyy-MM`; plans count orders by it. */
export function planMonth(timezone: string, instant: Date): string {
  const wall = wallClockTime(effectiveTimezone(timezone), instant.getTime());
  return new Date(wall).toISOString().slice(0, 7);
}
