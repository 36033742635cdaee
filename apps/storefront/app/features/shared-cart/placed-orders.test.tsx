import { Category } from "@comanda/contract/companies/menu";
import type { SharedCart } from "@comanda/contract/orders/shared-cart";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { type CompanyMenu, MenuProvider } from "../../company/company-site.tsx";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { PlacedOrders } from "./placed-orders.tsx";

beforeAll(() => loadCatalog("en"));

test("what a guest has ordered has the names of the visitor's menu, else those of the order", () => {
  const original_texts = { name: "Sopa de lima" };
  const soup = { id: "soup", name: "Lime soup", original_texts };
  const variants = [{ id: "s", price: 40 }];
  const category = {
    id: "food",
    name: "Comida",
    products: [{ ...soup, product_variants: variants }],
  };
  const menu = { categories: [v.parse(Category, category)] } as CompanyMenu;
  const line = (name: string, product_id: string) => ({ name, product_id, quantity: 2 });
  const lines = [line("Sopa de lima", "soup"), line("Pozole", "gone")];
  const orders = [{ public_id: 1001, lines }] as unknown as SharedCart["orders"];
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <MenuProvider menu={menu}>
        <PlacedOrders orders={orders} />
      </MenuProvider>
    </LocaleProvider>,
  );
  expect(html).toContain("2\u00a0× Lime soup, 2\u00a0× Pozole");
});
