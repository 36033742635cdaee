import { expect, test } from "vitest";
import { offersApp } from "./offers-app.ts";

type Offering = Parameters<typeof offersApp>[0];

function site(plan: string | null, footer: object | null): Offering {
  const company = {
    current_subscriptions: plan ? [{ name: plan, monthly_orders_limit: null }] : [],
  };
  const settings = { layout_settings: { landing: { footer } } };
  return { company, settings } as unknown as Offering;
}

const on = { download_app_enabled: true };

test("an app is offered on a paid plan, where the company wants it", () => {
  for (const plan of ["advanced", "premium", "onboarding", "elite", "infinity"]) {
    expect(offersApp(site(plan, on)), plan).toBe(true);
  }
});

test.each([
  ["on the free plan", site("free", on)],
  ["without any plan", site(null, on)],
  ["where it is turned off", site("premium", { download_app_enabled: false })],
  ["where nothing is said of it", site("premium", null)],
])("%s none is", (_, offering) => {
  expect(offersApp(offering)).toBe(false);
});
