import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { LocaleProvider } from "../../i18n/text.tsx";
import { NowProvider } from "../../shop/now.tsx";
import { type Shop, ShopProvider } from "../../shop/shop.tsx";
import { OrderTypesPart } from "./order-types-part.tsx";

beforeAll(() => loadCatalog("en"));

/** The text of every row, what is for ears only included. */
function rows(settings: object): string[] {
  const company = { timezone: "America/Mexico_City", country: { country_code: "MX" } };
  const markup = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ShopProvider shop={{ company, settings, qr: null } as unknown as Shop}>
        <NowProvider serverNow="2026-12-20T18:00:00Z">
          <OrderTypesPart />
        </NowProvider>
      </ShopProvider>
    </LocaleProvider>,
  );
  return [...markup.matchAll(/<li.*?<\/li>/gsu)].map(([row]) =>
    row
      .replace(/<[^>]*>/gu, "|")
      .replace(/\|+/gu, "|")
      .replaceAll("\u00a0", " "),
  );
}

test("every way to order is marked as available, or as paused with the end of it", () => {
  const settings = {
    takeaway: { active: true, disabled_until: "2026-12-20T20:30:00Z" },
    onsite: { active: true, onsite_qr_ordering: true, onsite_label: "seat" },
  };
  expect(rows(settings)).toEqual([
    "|Takeaway|paused for now|back 2:30 PM|",
    "|At the seat|available|",
  ]);
});

test("there is no heading over nothing", () => {
  expect(rows({})).toEqual([]);
});
