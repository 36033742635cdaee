import type { BusinessHours } from "@comanda/domain/hours/weekly-hours";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { NowProvider } from "./current-time.tsx";
import { OpenChip } from "./open-chip.tsx";
import { WeekHours } from "./week-hours.tsx";

beforeAll(() => loadCatalog("en"));

/** The chip and the week of a restaurant on a Wednesday noon. */
function shown(checkout_type: string, business_hours_settings: BusinessHours | null) {
  const company = { business_hours_settings, timezone: "UTC", country: { country_code: "MX" } };
  const site = { company, settings: { checkout_type } } as unknown as CompanySite;
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site}>
        <NowProvider serverNow="2026-11-25T12:00:00Z">
          <OpenChip />
          <WeekHours />
        </NowProvider>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

const noon = { wednesday: { hours: [{ open: "09:00", close: "18:00" }] } };

test.each([
  ["without hours that takes orders", "WEBAPP", null, "Open"],
  ["without hours whose menu is only shown", "READONLY", null, "Open"],
  ["with hours whose menu is only shown", "READONLY", noon, "Open · closes"],
])("a restaurant %s is open, and shows its week", (_, checkout, hours, label) => {
  const page = shown(checkout, hours);
  expect(page).toContain(label);
  expect(page.match(/<li/gu)).toHaveLength(7);
});
