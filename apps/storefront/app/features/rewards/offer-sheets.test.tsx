import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { type CompanyMenu, MenuProvider, type Offers } from "../../company/company-site.tsx";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { hasCoupons, hasLoyaltyProgram } from "../../offers/has-offers.ts";
import { OfferSheets } from "./offer-sheets.tsx";

// The code of the sheets is loaded in the browser only, so that an open sheet is its title here.
vi.mock("../../lazy/lazy-sheet.tsx", () => ({
  LazySheet: ({ title, props }: { title: string; props: { open: boolean } }) =>
    props.open ? title : null,
}));

beforeAll(() => loadCatalog("en"));

function open(query: string, offers: Offers): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/products${query}`]}>
      <LocaleProvider locale="en">
        <MenuProvider menu={{ offers } as CompanyMenu}>
          <OfferSheets />
        </MenuProvider>
      </LocaleProvider>
    </MemoryRouter>,
  );
}

test.each([
  ["?show-coupons=true", { coupons: true, loyalty: false }, "Coupons"],
  ["?show-coupons=true", { coupons: false, loyalty: true }, ""],
  ["?show-coupons=false", { coupons: true, loyalty: true }, ""],
  ["?show-loyalty=true", { coupons: false, loyalty: true }, "Points and rewards"],
  ["?show-loyalty=true", { coupons: true, loyalty: false }, ""],
  ["?show-loyalty=false", { coupons: true, loyalty: true }, ""],
  ["", { coupons: true, loyalty: true }, ""],
])("the query %s with the offers %o opens %j", (query, offers, opened) => {
  expect(open(query, offers)).toBe(opened);
});

test("coupons are offered where there is one, points where an active program has a reward", () => {
  expect(hasCoupons([])).toBe(false);
  expect(hasCoupons([{} as Parameters<typeof hasCoupons>[0][number]])).toBe(true);
  const points = (active: boolean, rewards: object[]) =>
    hasLoyaltyProgram({ loyalty_program: { active, rewards } } as Parameters<
      typeof hasLoyaltyProgram
    >[0]);
  expect(points(true, [{}])).toBe(true);
  expect(points(false, [{}])).toBe(false);
  expect(points(true, [])).toBe(false);
});
