import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../company/company-site.tsx";
import { NowProvider } from "../hours/current-time.tsx";
import { loadCatalog } from "../i18n/catalogs.ts";
import { ServiceTypes } from "./service-types.tsx";

beforeAll(() => loadCatalog("en"));

const settings = {
  takeaway: { active: true },
  onsite: { active: true, onsite_qr_ordering: true },
  table: { active: true },
  delivery: { active: true },
};

function shown(
  ordering_type: string | null | undefined,
  active: object = {},
  refusal: object | null = null,
): string[] {
  const qr = ordering_type === undefined ? null : { ordering_type };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider
        site={{ settings: { ...settings, ...active }, qr, refusal } as unknown as CompanySite}
      >
        <NowProvider serverNow="2026-12-20T18:00:00Z">
          <ServiceTypes />
        </NowProvider>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
  return Array.from(markup.matchAll(/<\/svg>([^<]*)/gu), ([, name = ""]) => name);
}

test.each([
  ["all types but the table without a code", undefined, ["Delivery", "Takeaway", "On site"]],
  ["only the table with a table's code", "TABLE", ["At the table"]],
  ["only on site with a code for it", "ONSITE", ["On site"]],
  ["all types with a code of no type", null, ["At the table", "Delivery", "Takeaway", "On site"]],
])("the badges are %s", (_, type, names) => {
  expect(shown(type).toSorted()).toEqual(names.toSorted());
});

test("a way to order that is not active has no badge", () => {
  const off = { active: false };
  expect(shown(undefined, { delivery: off })).toEqual(["Takeaway", "On site"]);
  expect(shown(undefined, { takeaway: off })).toEqual(["Delivery", "On site"]);
  expect(shown(undefined, { onsite: off })).toEqual(["Delivery", "Takeaway"]);
  expect(shown(undefined, { delivery: off, takeaway: off, onsite: off })).toEqual([]);
  expect(shown("TABLE", { table: off })).toEqual([]);
});

test("a read-only menu has no badges, and a closed restaurant has its own", () => {
  expect(shown(undefined, {}, { code: "read_only" })).toEqual([]);
  expect(shown(undefined, {}, { code: "closed", opensAt: null })).toHaveLength(3);
});
