import { Order } from "@comanda/contract/orders";
import { DEFAULT_CURRENCY } from "@comanda/domain/money";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { LocaleProvider } from "../../i18n/text.tsx";
import { type Shop, ShopProvider } from "../../shop/shop.tsx";
import { OrderDetails } from "./order-details.tsx";

beforeAll(() => loadCatalog("en"));

/** An order of the eight fields of the call's row, and more. */
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
  const shop = { company: { currency: DEFAULT_CURRENCY }, settings: {} } as unknown as Shop;
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <ShopProvider shop={shop}>
        <OrderDetails order={v.parse(Order, { ...short, ...more })} />
      </ShopProvider>
    </LocaleProvider>,
  );
}

test("an order that does not say what was ordered shows its total alone", () => {
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
