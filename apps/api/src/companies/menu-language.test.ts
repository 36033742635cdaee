import type { LoyaltySettings } from "@comanda/contract/clients/loyalty";
import type { EcommerceSettings } from "@comanda/contract/companies/ecommerce-settings";
import type { Category } from "@comanda/contract/companies/menu";
import type { Coupon } from "@comanda/contract/orders/coupon";
import type { PaymentMethods } from "@comanda/contract/payments/payment-method";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readEditedCompany } from "../editing/edited-company.store.ts";
import { toDocument } from "../import/to-document.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft } from "../testing/order-flow.ts";
import { type SmallCompany, smallCompany } from "../testing/small-company.ts";

/** The small company in English, with some texts in Spanish. */
function translatedCompany() {
  const file = smallCompany();
  const [category] = file.categories;
  const [taco] = category?.products ?? [];
  const [variant] = taco?.product_variants ?? [];
  const [group] = taco?.modifier_groups ?? [];
  const [green] = group?.modifiers ?? [];
  Object.assign(file.company, { language: "en" });
  Object.assign(file.ecommerce_settings, {
    layout_settings: {
      landing: {
        arrangement: "photo",
        title: {
          name: "The Corner",
          summary: "Tacos all day",
          translations: { es: { name: "La Esquina", summary: "Tacos todo el día" } },
        },
        contents: [
          { name: "Book", type: "url", translations: { es: { name: "Reservar" } } },
          { name: "Menu", type: "menu_webapp_url" },
        ],
      },
    },
  });
  Object.assign(category ?? {}, { translations: { es: { name: "Taquitos" } } });
  Object.assign(taco ?? {}, {
    translations: { es: { name: "Taco de la casa" }, de: { name: " " } },
  });
  Object.assign(variant ?? {}, { translations: { es: { name: "Uno" } } });
  Object.assign(group ?? {}, { translations: { es: { name: "Salsas" } } });
  Object.assign(green ?? {}, { translations: { es: { name: "Verde" } } });
  Object.assign(file.company, { coupon_published: { active: true } });
  const spanish = (description: string) => ({ translations: { es: { description } } });
  Object.assign(file.coupons?.[0] ?? {}, {
    description: "Ten off",
    ...spanish("Diez menos"),
  });
  Object.assign(file.ecommerce_settings.table ?? {}, {
    additional_input: "Which seat?",
    translations: { es: { additional_input: "¿Qué lugar?" } },
    tip: { comment: "All for us", translations: { es: { comment: "Toda para nosotros" } } },
  });
  file.loyalty_settings?.loyalty_program?.rewards?.push({
    id: "taco",
    name: "A taco",
    required_points: 10,
    translations: { es: { name: "Un taco" } },
  });
  Object.assign(file.payment_methods?.table?.[0] ?? {}, {
    description: "In cash",
    ...spanish("En efectivo"),
  });
  return file;
}

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([translatedCompany()]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const readMenu = async (language?: string) => {
  const path = "/ms-products/public/companies/tacos/categories";
  const headers: Record<string, string> = language ? { "accept-language": language } : {};
  const { body } = await api.send<Category[]>("GET", path, { headers });
  const product = body[0]?.products.find(({ id }) => id === "taco");
  return { category: body[0], product, text: JSON.stringify(body) };
};

test("the menu is in the language of the request where it is translated, and says so to caches", async () => {
  const { category, product } = await readMenu("es-MX,es;q=0.9,en;q=0.5");
  expect(category).toMatchObject({ name: "Taquitos", original_texts: { name: "Tacos" } });
  expect(product).toMatchObject({
    name: "Taco de la casa",
    product_variants: [{ name: "Uno" }, { name: "Three" }],
    modifier_groups: [{ name: "Salsas", modifiers: [{ name: "Verde" }, { name: "Red" }, {}] }],
  });
  const raw = await api.raw("/ms-products/public/companies/tacos/categories");
  expect(raw.headers.get("vary")).toMatch(/accept-language/iu);
});

test.each([undefined, "en-GB", "fr", "de"])(
  "a request in %s gets the company's own texts and no translations",
  async (language) => {
    const { category, product, text } = await readMenu(language);
    expect(category?.name).toBe("Tacos");
    expect(product).toMatchObject({ name: "Taco", product_variants: [{ name: "One" }, {}] });
    expect(text).not.toMatch(/translations|original_texts/u);
  },
);

test("the landing page's texts are in the language of the request, and the settings say so to caches", async () => {
  const path = "/ms-companies/public/companies/tacos/ecommerce-settings";
  const landingIn = async (language: string) => {
    const headers = { "accept-language": language };
    const { body } = await api.send<EcommerceSettings>("GET", path, { headers });
    return body.layout_settings?.landing;
  };
  const spanish = await landingIn("es-MX");
  expect(spanish?.arrangement).toBe("photo");
  expect(spanish?.title).toMatchObject({
    name: "La Esquina",
    summary: "Tacos todo el día",
    original_texts: { name: "The Corner", summary: "Tacos all day" },
  });
  expect(spanish?.contents).toMatchObject([
    { name: "Reservar", original_texts: { name: "Book" } },
    { name: "Menu" },
  ]);
  const own = await landingIn("en");
  expect(own?.title).toMatchObject({ name: "The Corner", summary: "Tacos all day" });
  expect(JSON.stringify([spanish, own])).not.toContain("translations");
  expect((await api.raw(path)).headers.get("vary")).toMatch(/accept-language/iu);
});

test("questions, comments on tips and rewards are in the language of the request", async () => {
  const textsIn = async (language: string) => {
    const options = { headers: { "accept-language": language } };
    const at = (service: string, path: string) => `/ms-${service}/public/companies/tacos/${path}`;
    const settings = await api.send<EcommerceSettings>(
      ...(["GET", at("companies", "ecommerce-settings"), options] as const),
    );
    const loyalty = await api.send<LoyaltySettings>(
      ...(["GET", at("clients", "loyalty-settings"), options] as const),
    );
    expect(JSON.stringify([settings.body, loyalty.body])).not.toContain("translations");
    const { table } = settings.body;
    const [reward] = loyalty.body.loyalty_program?.rewards ?? [];
    return [table?.additional_input, table?.tip?.comment, reward?.name];
  };
  expect(await textsIn("es-MX")).toEqual(["¿Qué lugar?", "Toda para nosotros", "Un taco"]);
  expect(await textsIn("fr")).toEqual(["Which seat?", "All for us", "A taco"]);
  const { headers } = await api.raw("/ms-clients/public/companies/tacos/loyalty-settings");
  expect(headers.get("vary")).toMatch(/accept-language/iu);
});

test("an order has the company's own names, whatever language the guest reads", async () => {
  const headers = { "accept-language": "es" };
  const { status, body } = await createDraft(api, {}, { headers });
  expect(status).toBe(201);
  const combos = JSON.stringify(body.combos);
  expect(combos).toContain('"Taco"');
  expect(combos).not.toMatch(/Taco de la casa|Verde/u);
});

test("coupons and payment methods are in the language of the request, and say so to caches", async () => {
  const paths = [
    "/ms-orders/public/companies/tacos/coupons",
    "/ms-payments/public/companies/tacos/payment-methods?service_type=table",
  ];
  for (const [at, path] of paths.entries()) {
    const textsIn = async (language: string) => {
      const headers = { "accept-language": language };
      const { body } = await api.send<Coupon[] & PaymentMethods>("GET", path, { headers });
      expect(JSON.stringify(body)).not.toContain("translations");
      const part = at === 0 ? body[0] : body.table[0];
      return [part?.description, part?.original_texts?.description];
    };
    const [own, spanish] = at === 0 ? ["Ten off", "Diez menos"] : ["In cash", "En efectivo"];
    expect(await textsIn("es-MX")).toEqual([spanish, own]);
    expect(await textsIn("de")).toEqual([own, undefined]);
    expect((await api.raw(path)).headers.get("vary")).toMatch(/accept-language/iu);
  }
});

test("the export has the translations as they were imported", async () => {
  const found = await readEditedCompany(api.db, "tacos");
  const document = toDocument(found?.rows ?? ({} as never)) as SmallCompany;
  const files = [document, translatedCompany()];
  const [stored, imported] = files.map(({ categories, coupons, payment_methods }) => ({
    coupon: coupons?.[0]?.translations,
    method: payment_methods?.table?.[0]?.translations,
    category: categories[0]?.translations,
    product: categories[0]?.products?.[0]?.translations,
    variant: categories[0]?.products?.[0]?.product_variants?.[0]?.translations,
  }));
  expect(stored).toEqual(imported);
  expect(stored?.category).toEqual({ es: { name: "Taquitos" } });
});
