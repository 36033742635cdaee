import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../company/company-site.tsx";
import { NowProvider } from "../../hours/current-time.tsx";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { ServiceTypesSection } from "./service-types-section.tsx";

beforeAll(() => loadCatalog("en"));

/** Names an icon by its shape: a check is one path, a clock has a circle. */
function iconName(icon: string): string {
  if (icon.includes('d="M20 6 9 17l-5-5"')) return "check";
  return icon.includes("<circle") ? "clock" : "something else";
}

/** Returns the text of every row, with its icon and the text for screen readers. */
function rows(settings: object, business_hours_settings: object | null = null): string[] {
  const company = {
    timezone: "America/Mexico_City",
    country: { country_code: "MX" },
    business_hours_settings,
  };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={{ company, settings, qr: null } as unknown as CompanySite}>
        <NowProvider serverNow="2026-12-20T18:00:00Z">
          <ServiceTypesSection />
        </NowProvider>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
  return [...markup.matchAll(/<li.*?<\/li>/gsu)].map(([row]) =>
    row
      .replace(/<svg.*?<\/svg>/gsu, iconName)
      .replace(/<[^>]*>/gu, "|")
      .replace(/\|+/gu, "|")
      .replaceAll("\u00a0", " "),
  );
}

test("every service type is marked as available, or as paused with the end of its pause", () => {
  const settings = {
    takeaway: { active: true, disabled_until: "2026-12-20T20:30:00Z" },
    onsite: { active: true, onsite_qr_ordering: true, onsite_label: "seat" },
    delivery: { active: true },
  };
  expect(rows(settings)).toEqual([
    "|check|Delivery|available|",
    "|clock|Takeaway|paused for now|back 2:30 PM|",
    "|check|At the seat|available|",
  ]);
  // The test's day is a Sunday.
  const closed = { monday: { is_active: true, hours: [{ open: "09:00", close: "10:00" }] } };
  expect(rows(settings, closed)).toEqual(rows(settings));
  const paused = { active: true, disabled_until: "2026-12-20T20:30:00Z" };
  const others = {
    takeaway: { active: true },
    onsite: { ...paused, onsite_qr_ordering: true },
    delivery: paused,
  };
  expect(rows(others)).toEqual([
    "|clock|Delivery|paused for now|back 2:30 PM|",
    "|check|Takeaway|available|",
    "|clock|On site|paused for now|back 2:30 PM|",
  ]);
  const far = { active: true, disabled_until: "2035-01-02T14:00:00Z" };
  expect(rows({ takeaway: far })).toEqual(["|clock|Takeaway|paused for now|until further notice|"]);
  expect(rows({ ...others, takeaway: { active: false }, delivery: null })).toEqual([
    "|clock|On site|paused for now|back 2:30 PM|",
  ]);
  expect(rows({ ...others, onsite: { active: false, onsite_qr_ordering: true } })).toEqual([
    "|clock|Delivery|paused for now|back 2:30 PM|",
    "|check|Takeaway|available|",
  ]);
});

test("without service types there is no section", () => {
  expect(rows({})).toEqual([]);
});
