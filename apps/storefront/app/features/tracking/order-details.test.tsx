import { Order } from "@comanda/contract/orders/order";
import { DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import {
  type DishNames,
  dishKey,
  methodKey,
  partKey,
  rewardKey,
} from "@comanda/domain/orders/dish-names";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../company/company-site.tsx";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { InOrderCurrency } from "./in-order-currency.tsx";
import { OrderDetails } from "./order-details.tsx";

beforeAll(() => loadCatalog("en"));

/** Returns the details of an order with the eight fields that the API guarantees, and `more`. */
function details(more: object, names: DishNames = {}): string {
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
  const company = { currency: DEFAULT_CURRENCY, language: "es" };
  const site = { company, settings: {} } as unknown as CompanySite;
  const order = v.parse(Order, { ...short, ...more });
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site}>
        <InOrderCurrency order={order}>
          <OrderDetails order={order} names={names} />
        </InOrderCurrency>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test("an order keeps its own currency after the restaurant has changed its currency", () => {
  const currency = { ...DEFAULT_CURRENCY, code: "BRL", symbol: "R$" };
  expect(details({ currency })).toMatch(/R\$\s8,50/u);
  expect(details({ currency: DEFAULT_CURRENCY })).not.toContain("R$");
});

test("an order without products shows only its total", () => {
  const markup = details({});
  expect(markup).toContain("$8.50");
  expect(markup).not.toMatch(/\d products?/u);
  expect(markup).not.toContain("$0.00");
});

test("an order of which no amount is known shows none, and one that costs nothing says so", () => {
  expect(details({ total: null })).toBe("");
  const commented = details({ total: null, comment: "No onions" });
  expect(commented).toContain("No onions");
  expect(commented).not.toContain("$0.00");
  expect(details({ total: 0, combos: [{ name: "Gift", quantity: 1 }] })).toContain("$0.00");
});

test.each([
  ["lines", { combos: [{ name: "Gift", quantity: 1 }] }, "1 product"],
  ["a sum of its lines", { combos_price: 9 }, "$9.00"],
])("an order with %s has a row for its products", (_, more, row) => {
  expect(details(more)).toContain(row);
  expect(details(more)).toMatch(/\d products?/u);
});

test("dishes are named in the page's language where the menu has it, and the others say their own", () => {
  const taco = { product_id: "taco", name: "Taco de la casa", quantity: 1 };
  const modifiers = [
    { modifier_id: "green", name: "Verde", quantity: 2, unit_price: 0 },
    { modifier_id: "red", name: "Roja", quantity: 1, unit_price: 0 },
  ];
  const combos = [
    { ...taco, modifiers },
    { product_id: "soup", name: "Sopa", quantity: 1 },
  ];
  const names = {
    [dishKey("taco")]: "House taco",
    [partKey("modifier", "taco", "green")]: "Green",
  };
  const markup = details({ combos }, names);
  expect(markup).toContain("<bdi>House taco</bdi>");
  expect(markup).toMatch(/<bdi>2\s×\sGreen<\/bdi>/u);
  expect(markup).toContain('<bdi lang="es">Roja</bdi>');
  expect(markup).toContain('<bdi lang="es">Sopa</bdi>');
  expect(markup).not.toContain("casa");
});

test("the payment method is named in the page's language where it is translated, else it says its own", () => {
  const assigned_payment = { payment_method_id: "cash", payment_method_description: "Efectivo" };
  const paid = { meta_data: { assigned_payment } };
  expect(details(paid)).toContain('Payment: <bdi lang="es">Efectivo</bdi>');
  const names = { [methodKey("cash")]: "Cash" };
  expect(details(paid, names)).toContain("Payment: <bdi>Cash</bdi>");
});

test("a reward is named in the page's language where it is translated, else it says its own", () => {
  const reward = { modality: "FIDELITY", reward_id: "water", description: "Agua fresca" };
  const discounts = [{ ...reward, value: 0, amount: 0 }];
  expect(details({ discounts })).toContain('<bdi lang="es">Agua fresca</bdi>');
  const names = { [rewardKey("water")]: "Fresh water" };
  expect(details({ discounts }, names)).toContain("<bdi>Fresh water</bdi>");
  expect(details({ discounts }, names)).not.toContain("Agua");
});
