import { Product } from "@comanda/contract/companies/menu";
import { addLine, type CartLine } from "@comanda/domain/cart/lines";
import { DEFAULT_CURRENCY } from "@comanda/domain/money/cents";
import { LocaleProvider } from "@comanda/ui/i18n/locale-context.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { createStore } from "zustand";
import { type CompanySite, CompanySiteProvider } from "../../company/company-site.tsx";
import { loadCatalog } from "../../i18n/catalogs.ts";
import { CartContext, type createCartStore } from "../../session/cart/cart-store.ts";
import { ProductForm } from "./product-form.tsx";

beforeAll(() => loadCatalog("en"));

const burrito = (stock: number) =>
  v.parse(Product, {
    id: "burrito",
    name: "Burrito",
    stock_enabled: true,
    images: [{ image_url: "burrito.webp" }],
    product_variants: [{ id: "regular", price: 95, stock }],
  });

const inCart = (quantity: number) =>
  addLine([], {
    product_id: "burrito",
    variant_id: "regular",
    quantity,
    comment: "",
    modifiers: [],
  });

type FormOptions = { lines?: CartLine[]; readOnly?: boolean; lacksSettings?: boolean };

function form(product: Product, options: FormOptions = {}): string {
  const { lines = [], readOnly = false, lacksSettings = false } = options;
  const cart = createStore(() => ({ lines })) as unknown as ReturnType<typeof createCartStore>;
  const site = {
    company: { currency: DEFAULT_CURRENCY },
    refusal: readOnly ? { code: "read_only" } : null,
    missing: { settings: lacksSettings, qr: false },
    storageUrl: "/media",
  } as unknown as CompanySite;
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <CompanySiteProvider site={site}>
        <CartContext value={cart}>
          <MemoryRouter>
            <ProductForm product={product} onClose={() => undefined} />
          </MemoryRouter>
        </CartContext>
      </CompanySiteProvider>
    </LocaleProvider>,
  );
}

test("the name that the staff say is shown in full below a translated name", () => {
  const product = { ...burrito(5), original_texts: { name: "Burrito norteño de la casa" } };
  const [, attributes] = /<p ([^>]*)>Burrito norteño de la casa</u.exec(form(product)) ?? [];
  expect(attributes).toBeDefined();
  expect(attributes).not.toContain("clamp");
});

test("the sheet of a sold-out product says so once, and its picture is grey", () => {
  const markup = form(burrito(0));
  expect(markup.match(/Sold out/gu)).toHaveLength(1);
  expect(markup).toContain("Sold out for now");
  expect(markup).toMatch(/<img[^>]*grayscale/u);
});

test("the sheet of a product that is all in the cart says so once, and its picture is grey", () => {
  const markup = form(burrito(2), { lines: inCart(2) });
  expect(markup.match(/in your order/gu)).toHaveLength(1);
  expect(markup).toContain("All that is left is already in your order");
  expect(markup).toMatch(/<img[^>]*grayscale/u);
});

test("a read-only sheet says beside the price that the product is sold out", () => {
  expect(form(burrito(0), { readOnly: true }).match(/Sold out/gu)).toHaveLength(1);
});

test("the picture of a product that can be added keeps its colours", () => {
  const markup = form(burrito(3), { lines: inCart(2) });
  expect(markup).toContain("1 left");
  expect(markup).not.toContain("grayscale");
});

test.each<[string, object[], string[]]>([
  ["its only variant as it is", [{ price: 10 }], ["$10.00"]],
  [
    "the variants with a name or an original price, and begins with one of them",
    [
      { price: 10, name: "Small" },
      { price: 20, original_price: 25 },
      { price: 30, selected: true },
    ],
    ["$10.00", "$20.00", "$25.00"],
  ],
  [
    "the selected variants where none has a name or an original price",
    [{ price: 10 }, { price: 20, selected: true }, { price: 30, selected: true }],
    ["$20.00", "$30.00"],
  ],
])("the sheet of a product shows %s", (_, variants, prices) => {
  const product_variants = variants.map((variant, at) => ({ id: `v${at}`, ...variant }));
  const markup = form(v.parse(Product, { id: "soup", name: "Soup", product_variants }));
  const shown = new Set(markup.match(/\$\d+\.00/gu));
  expect([...shown].toSorted()).toEqual(prices);
});

test("a product with several pictures shows the first one, and small ones to choose from", () => {
  const names = ["one.webp", "two.webp", "three.webp"];
  const images = names.map((image_url) => ({ image_url }));
  const markup = form({ ...burrito(5), images });
  const [large] = /<img[^>]*alt="Burrito"[^>]*>/u.exec(markup) ?? [];
  expect(large).toContain("/800/one.webp");
  const buttons = [...markup.matchAll(/<button[^>]*aria-pressed="(\w+)" aria-label="([^"]*)"/gu)];
  expect(buttons.map(([, pressed, label]) => [pressed, label])).toEqual([
    ["true", "Picture 1 of 3"],
    ["false", "Picture 2 of 3"],
    ["false", "Picture 3 of 3"],
  ]);
  for (const name of names)
    expect(markup).toContain(`src="/media/companies/products/images/150/${name}"`);
  expect(form(burrito(5))).not.toContain("aria-pressed");
});

test("a picture that cannot be fetched is left out, and the next one is shown", () => {
  const images = [{ image_url: "" }, { image_url: "two.webp" }];
  const markup = form({ ...burrito(5), images });
  expect(markup).toContain("/800/two.webp");
  expect(markup).not.toContain("aria-pressed");
});

test("a group that allows more than it requires says both, and a chosen variant is marked", () => {
  const combo = v.parse(Product, {
    ...burrito(5),
    product_variants: [
      { id: "regular", name: "Regular", price: 95 },
      { id: "large", name: "Large", price: 128 },
    ],
    modifier_groups: [
      { id: "g", name: "Tortillas", min: 1, max: 2, modifiers: [{ id: "m", name: "Blue corn" }] },
    ],
  });
  const shown = form(combo);
  expect(shown).toMatch(/Choose\s+1\s+to\s+2|Choose .*1.* to .*2/u);
  expect(shown).toContain("Chosen");
  expect(form(burrito(5))).not.toContain("Chosen");
});

test("a group in which nothing can be chosen is not shown, and the dish can be added", () => {
  const modifiers = [{ id: "m", name: "Blue corn" }];
  const closed = { id: "g", name: "Tortillas", min: 1, max: 0, modifiers };
  const shown = form(v.parse(Product, { ...burrito(5), modifier_groups: [closed] }));
  expect(shown).not.toContain("Tortillas");
  expect(shown).toBe(form(burrito(5)));
});

test("without a way to order the sheet says whether the restaurant wants it so or the settings are missing", () => {
  expect(form(burrito(5), { readOnly: true })).toContain("You can browse this menu");
  const markup = form(burrito(5), { readOnly: true, lacksSettings: true });
  expect(markup).toContain("Something went wrong on our side");
  expect(markup).not.toContain("You can browse this menu");
});
