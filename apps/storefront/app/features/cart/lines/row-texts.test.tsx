import { Category, type Product } from "@comanda/contract/companies/menu";
import { addLine } from "@comanda/domain/cart/lines";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { type CompanySite, CompanySiteProvider } from "../../../company/company-site.tsx";
import { loadCatalog } from "../../../i18n/catalogs.ts";
import { cartView } from "../view/cart-view.ts";
import { RowTexts } from "./row-texts.tsx";

beforeAll(() => loadCatalog("en"));

const menu = [
  v.parse(Category, {
    id: "food",
    name: "Comida",
    products: [
      {
        id: "soup",
        name: "Lime soup",
        original_texts: { name: "Sopa de lima" },
        product_variants: [
          { id: "small", name: "Chica", price: 40 },
          { id: "large", name: "Large", original_texts: { name: "Grande" }, price: 60 },
        ],
        modifier_groups: [
          {
            id: "extras",
            name: "Extras",
            modifiers: [
              { id: "lime", name: "Lime", original_texts: { name: "Lima" }, price: 1 },
              { id: "totopos", name: "Totopos", price: 5 },
            ],
          },
        ],
      },
      { id: "taco", name: "Taco", product_variants: [{ id: "taco-1", price: 20 }] },
    ],
  }),
];

function texts(product_id: string, variant_id: string, modifiers: [string, number][] = []) {
  const chosen = modifiers.map(([modifier_id, quantity]) => ({ modifier_id, quantity }));
  const lines = addLine([], {
    product_id,
    variant_id,
    quantity: 1,
    comment: "",
    modifiers: chosen,
  });
  const [row] = cartView<Product>(menu, lines, "MXN").rows;
  if (!row) throw new Error("The cart has no row");
  const site = { company: { language: "es" } } as unknown as CompanySite;
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site}>
        <RowTexts row={row} heading="h2" />
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test("texts of the menu that are not translated have the company's language", () => {
  expect(texts("taco", "taco-1")).toMatch(/<h2[^>]* lang="es"[^>]*>Taco</u);
  const mixed = texts("soup", "small", [
    ["totopos", 2],
    ["lime", 1],
  ]);
  expect(mixed).toMatch(/<h2(?![^>]* lang=)[^>]*>Lime soup</u);
  expect(mixed).toContain(
    '<bdi lang="es">Chica</bdi> · <bdi>Lime</bdi> · <bdi lang="es">2\u00a0× Totopos</bdi>',
  );
  expect(texts("soup", "large")).toContain("<bdi>Large</bdi>");
});
