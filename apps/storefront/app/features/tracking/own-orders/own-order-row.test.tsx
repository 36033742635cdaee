import { OwnOrder } from "@comanda/contract/orders/own-order";
import { DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import { type DishNames, dishKey } from "@comanda/domain/orders/dish-names";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../../company/company-site.tsx";
import { NowProvider } from "../../../hours/current-time.tsx";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import { CartContext, createCartStore } from "../../../session/cart/cart-store.ts";
import { OwnOrderRow } from "./own-order-row.tsx";

beforeAll(() => loadCatalog("en"));

type RowOptions = { names?: DishNames; isRunning?: boolean };

function row(more: object, { names = {}, isRunning = false }: RowOptions = {}): string {
  const order = v.parse(OwnOrder, { id: "o", public_id: 7, status: "FINALIZED", ...more });
  const company = {
    currency: DEFAULT_CURRENCY,
    country: { country_code: "US" },
    language: "es",
    timezone: "UTC",
  };
  const site = { company, settings: {} } as unknown as CompanySite;
  return renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider locale="en">
        <NowProvider serverNow="2026-03-16T15:00:00Z">
          <CompanySiteProvider site={site}>
            <CartContext value={createCartStore("c")}>
              <OwnOrderRow order={order} names={names} isRunning={isRunning} />
            </CartContext>
          </CompanySiteProvider>
        </NowProvider>
      </LocaleProvider>
    </MemoryRouter>,
  );
}

test("the list shows an order in the currency in which it was placed", () => {
  const currency = { ...DEFAULT_CURRENCY, code: "BRL", symbol: "R$" };
  expect(row({ amount_due: 8.5, currency })).toMatch(/R\$\s8,50/u);
});

test("a row names what was ordered, with how many of it", () => {
  const dishes = [
    { name: "Taco", quantity: 3 },
    { name: "Flan", quantity: 1 },
  ];
  const markup = row({ amount_due: 8.5, dishes });
  expect(markup).toMatch(/3\s×\sTaco/u);
  expect(markup).toContain(">Flan</bdi>");
});

test("a row names a dish in the language of the page, else with the language of its name", () => {
  const dishes = [
    { product_id: "taco", name: "Taco de la casa", quantity: 1 },
    { product_id: "flan", name: "Flan", quantity: 2 },
  ];
  const names = { [dishKey("taco")]: "House taco" };
  const markup = row({ dishes }, { names });
  expect(markup).toContain("House taco");
  expect(markup).not.toContain("Taco de la casa");
  expect(markup).toMatch(/<bdi lang="es">2\s×\sFlan<\/bdi>/u);
});

test("an order that is over can be ordered again, and one under way only by guests who are seated", () => {
  const again = "Order again, Order 7";
  expect(row({ service_type: "DELIVERY" })).toContain(again);
  expect(row({ service_type: "DELIVERY" }, { isRunning: true })).not.toContain(again);
  expect(row({ service_type: "ONSITE" }, { isRunning: true })).toContain(again);
});

test("an order whose backend sends no currency is shown in the company's", () => {
  const markup = row({ amount_due: 8.5 });
  expect(markup).toContain("$8.50");
  expect(markup).not.toContain("R$");
});
