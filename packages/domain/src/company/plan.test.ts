import { expect, test } from "vitest";
import {
  hasPaidPlanLapsed,
  isOnFreePlan,
  isOrderLimitReached,
  monthlyOrdersLimit,
  planMonth,
  type Subscriptions,
} from "./plan.ts";

const free = [{ name: "Free" }];
const paid = [{ name: "premium" }];

test.each<[Subscriptions, boolean, boolean]>([
  [{}, true, false],
  [{ current_subscriptions: free }, true, false],
  [{ current_subscriptions: free, highest_plan: "premium" }, true, true],
  [{ current_subscriptions: free, highest_plan: "advanced" }, true, true],
  [{ current_subscriptions: [], highest_plan: "ELITE" }, true, true],
  [{ current_subscriptions: free, highest_plan: "onboarding" }, true, false],
  [{ current_subscriptions: free, highest_plan: "infinity" }, true, false],
  [{ current_subscriptions: paid, highest_plan: "premium" }, false, false],
  ...["advanced", "onboarding", "elite", "infinity"].map(
    (name): [Subscriptions, boolean, boolean] => [
      { current_subscriptions: [{ name }], highest_plan: name },
      false,
      false,
    ],
  ),
  [{ current_subscriptions: [...free, ...paid], highest_plan: "elite" }, false, false],
])("a company with %o: on the free plan %s, paid plan lapsed %s", (company, isFree, lapsed) => {
  expect(isOnFreePlan(company)).toBe(isFree);
  expect(hasPaidPlanLapsed(company)).toBe(lapsed);
});

const limited = (...limits: (number | null)[]) =>
  limits.map((monthly_orders_limit) => ({ name: "advanced", monthly_orders_limit }));

test.each<[Subscriptions, number | null, boolean]>([
  [{ order_limit_usage_count: 1_000_000 }, null, false],
  [{ current_subscriptions: limited(null), order_limit_usage_count: 9 }, null, false],
  [{ current_subscriptions: limited(10), order_limit_usage_count: 9 }, 10, false],
  [{ current_subscriptions: limited(10), order_limit_usage_count: 10 }, 10, true],
  [{ current_subscriptions: limited(10, 50), order_limit_usage_count: 49 }, 50, false],
  [{ current_subscriptions: limited(10, null), order_limit_usage_count: 99 }, null, false],
  [{ current_subscriptions: [...free, ...limited(10)], order_limit_usage_count: 99 }, null, false],
  [{ current_subscriptions: limited(0) }, 0, true],
])(
  "a company with %o has a monthly limit of %s orders; limit reached: %s",
  (company, limit, reached) => {
    expect(monthlyOrdersLimit(company)).toBe(limit);
    expect(isOrderLimitReached(company)).toBe(reached);
  },
);

test.each([
  ["America/Mexico_City", "2026-04-01T05:30:00Z", "2026-03"],
  ["America/Mexico_City", "2026-04-01T06:30:00Z", "2026-04"],
  ["America/Ciudad_Juarez", "2026-12-31T23:59:59Z", "2026-12"],
  ["Pacific/Kiritimati", "2026-12-31T11:00:00Z", "2027-01"],
])("in %s the month of %s is %s", (timezone, instant, month) => {
  expect(planMonth(timezone, new Date(instant))).toBe(month);
});
