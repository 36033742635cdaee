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

test("an app is offered on a paid plan if the company has turned it on", () => {
  for (const plan of ["advanced", "premium", "onboarding", "elite", "infinity"]) {
    expect(offersApp(site(plan, on)), plan).toBe(true);
  }
});

test.each([
  ["on the free plan", site("free", on)],
  ["without any plan", site(null, on)],
  ["if it is turned off", site("premium", { download_app_enabled: false })],
  ["without the setting", site("premium", null)],
])("no app is offered %s", (_, offering) => {
  expect(offersApp(offering)).toBe(false);
});
