import { expect, test } from "vitest";
import { showsFreePlan } from "./shows-free-plan.ts";

const free = { name: "free", monthly_orders_limit: 50 };
const premium = { name: "premium", monthly_orders_limit: null };

test("a company with only the free plan shows the notice", () => {
  expect(showsFreePlan({ reseller_id: null, current_subscriptions: [free] })).toBe(true);
  expect(showsFreePlan({ reseller_id: null, current_subscriptions: [free, premium] })).toBe(false);
  expect(showsFreePlan({ reseller_id: null, current_subscriptions: [premium] })).toBe(false);
});

test("a company of a reseller, or without a subscription, shows no notice", () => {
  expect(showsFreePlan({ reseller_id: "r1", current_subscriptions: [free] })).toBe(false);
  expect(showsFreePlan({ reseller_id: null, current_subscriptions: [] })).toBe(false);
});
