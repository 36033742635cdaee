import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import type { Locale } from "@comanda/ui/i18n/locales.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { NowProvider } from "./current-time.tsx";
import { useTimeText } from "./time-text.ts";

beforeAll(async () => {
  await Promise.all((["en", "es", "pt", "de"] as const).map(loadCatalog));
});

const company = { timezone: "America/Mexico_City", country: { country_code: "BR" } };

type Format = "soon" | "past";

function FormattedInstant({ format, instant }: { format: Format; instant: string }) {
  return useTimeText()[format](new Date(instant));
}

/** Returns the text for an instant, seen at noon of 20 December 2026 in Mexico City. */
function written(format: Format, instant: string, locale: Locale = "en"): string {
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <CompanySiteProvider site={{ company } as CompanySite}>
        <NowProvider serverNow="2026-12-20T18:00:00Z">
          <FormattedInstant format={format} instant={instant} />
        </NowProvider>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test.each([
  ["2026-12-21T03:30:00Z", "21:30"],
  ["2026-12-22T03:30:00Z", "tomorrow 21:30"],
  ["2026-12-23T03:30:00Z", "Tuesday 21:30"],
  // In the company's time zone this is still in 2026.
  ["2027-01-01T03:30:00Z", "Dec 31 21:30"],
  ["2027-01-02T03:30:00Z", "Jan 1, 2027 21:30"],
  ["2035-01-02T14:00:00Z", "Jan 2, 2035 08:00"],
])("the future instant %s is written %s", (instant, text) => {
  expect(written("soon", instant)).toBe(text);
});

test.each([
  ["2026-12-20T17:00:00Z", "11:00"],
  ["2026-12-19T17:00:00Z", "Dec 19 11:00"],
  ["2025-12-19T17:00:00Z", "Dec 19, 2025 11:00"],
])("the past instant %s is written %s", (instant, text) => {
  expect(written("past", instant)).toBe(text);
});

test.each([
  ["es", "2026-12-22T03:30:00Z", "mañana a las 21:30"],
  ["es", "2026-12-22T07:05:00Z", "el martes a la 01:05"],
  ["es", "2027-01-01T03:30:00Z", "el 31 dic a las 21:30"],
  ["pt", "2026-12-22T07:05:00Z", "terça à 01:05"],
  ["pt", "2026-12-20T19:00:00Z", "às 13:00"],
  ["de", "2026-12-22T03:30:00Z", "morgen um 21:30"],
] as const)("in %s, the future instant %s is written %s", (locale, instant, text) => {
  const shown = written("soon", instant, locale);
  expect(shown.replaceAll("\u00a0", " ")).toBe(text);
  // A non-breaking space keeps the time on the line of the word before it.
  expect(shown).toMatch(/\u00a0\d\d:\d\d$/u);
});
