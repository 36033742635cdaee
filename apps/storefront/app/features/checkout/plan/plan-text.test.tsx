import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { stubStorage } from "@comanda/ui/web/testing/stub-storage.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../../company/company-site.tsx";
import { NowProvider } from "../../../hours/current-time.tsx";
import { loadCatalog, loadLaterMessages } from "../../../i18n/catalogs.ts";
import { createCheckoutStore } from "../../../session/checkout/checkout-store.ts";
import { PlanText } from "./plan-text.tsx";

beforeAll(async () => {
  await loadCatalog("en");
  await loadLaterMessages("en", "later");
});
beforeEach(() => {
  stubStorage("localStorage");
});

const now = new Date("2026-05-01T12:00:00Z");
const plan = { serviceType: "TAKEAWAY", address: null, time: "2026-05-01T15:00:00.000Z" } as const;

/** The text above the menu of a restaurant that takes orders for later, or not. */
function planText(scheduled_orders_enabled: boolean) {
  createCheckoutStore("c").getState().planOrder(plan, now);
  const company = { id: "c", timezone: "UTC", country: { country_code: "BR" } };
  const settings = { takeaway: { active: true, scheduled_orders_enabled } };
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={{ company, settings } as unknown as CompanySite}>
        <NowProvider serverNow={now.toISOString()}>
          <PlanText />
        </NowProvider>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test("the plan's time stands above the menu only while the restaurant takes orders for later", () => {
  expect(planText(true)).toContain("15:00");
  expect(planText(false)).not.toContain("15:00");
});
