import { Order } from "@comanda/contract/orders/order";
import { DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../company/company-site.tsx";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { OrderDetails } from "./order-details.tsx";

beforeAll(() => loadCatalog("en"));

/** Returns the details of an order with the eight fields that the API guarantees, and `more`. */
function details(more: object): string {
  const short = {
    id: "o",
    public_id: 7,
    status: "PREPARING",
    payment_status: null,
    created_at: "2026-03-16T15:00:00Z",
    source: "INBOUND",
    total: 8.5,
    discounts: [],
  };
  const site = { company: { currency: DEFAULT_CURRENCY }, settings: {} } as unknown as CompanySite;
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site}>
        <OrderDetails order={v.parse(Order, { ...short, ...more })} />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test("an order without products shows only its total", () => {
  const markup = details({});
  expect(markup).toContain("$8.50");
  expect(markup).not.toMatch(/\d products?/u);
  expect(markup).not.toContain("$0.00");
});

test.each([
  ["lines", { combos: [{ name: "Gift", quantity: 1 }] }, "1 product"],
  ["a sum of its lines", { combos_price: 9 }, "$9.00"],
])("an order with %s has a row for its products", (_, more, row) => {
  expect(details(more)).toContain(row);
  expect(details(more)).toMatch(/\d products?/u);
});
