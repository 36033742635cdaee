import type { SellingWindow } from "@comanda/domain/menu/selling-hours";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  CASH_PAYMENT,
  createDraft,
  patchOrder,
  refusalBody,
  specialCombo,
  tacoCombo,
} from "../../testing/order-flow.ts";
import { smallCompany } from "../../testing/small-company.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** It is noon on a Saturday in Mexico City; the taco is sold in the evening. */
const evening: SellingWindow = { days: ["saturday", "sunday"], from: "18:00", to: "02:00" };
const SIX = "2026-03-15T00:00:00.000Z";
const combos = [specialCombo(), tacoCombo()];

function storeEveningTaco({ category = false, scheduled = false } = {}) {
  const file = smallCompany();
  const [tacos] = file.categories;
  if (!tacos?.products?.[0]) throw new Error("The company has no taco");
  Object.assign(category ? tacos : tacos.products[0], { availability: [evening] });
  if (scheduled)
    file.ecommerce_settings.takeaway = { active: true, scheduled_orders_enabled: true };
  return api.store(file);
}

const refused = refusalBody(409, "not_on_sale", {
  next_at: SIX,
  lines: [{ line: 1, product_id: "taco", variant_id: "taco-1", name: "Taco", left: 0 }],
});

test.each([false, true])(
  "a dish is refused before its time, and sold from its first minute until its end; by its category: %s",
  async (category) => {
    await storeEveningTaco({ category });
    expect(await createDraft(api, { combos })).toMatchObject(refused);
    expect((await createDraft(api, { combos: [specialCombo()] })).status).toBe(201);
    api.now = new Date(SIX);
    const draft = await createDraft(api, { combos });
    expect(draft.status).toBe(201);
    api.now = new Date("2026-03-15T07:59:59Z");
    expect((await createDraft(api, { combos })).status).toBe(201);
    api.now = new Date("2026-03-15T08:00:00Z");
    const late = await patchOrder(api, draft.body.id);
    expect(late.body).toMatchObject({ code: "not_on_sale", next_at: "2026-03-16T00:00:00.000Z" });
  },
);

test("for a scheduled order the chosen time counts", async () => {
  await storeEveningTaco({ scheduled: true });
  const draft = await createDraft(api, { combos });
  expect(draft.status).toBe(201);
  const placeAt = (scheduled_delivery_date: string | null) =>
    patchOrder(api, draft.body.id, { ...CASH_PAYMENT, scheduled_delivery_date });
  expect(await placeAt(null)).toMatchObject(refused);
  expect((await placeAt("2026-03-14T23:30:00.000Z")).body.code).toBe("not_on_sale");
  expect((await placeAt("2026-03-15T00:30:00.000Z")).body.status).toBe("PENDING");
});

test("the public menu has the times of products and categories", async () => {
  await storeEveningTaco();
  const path = "/ms-products/public/companies/tacos/categories";
  const { body } = await api.send<{ products: object[] }[]>("GET", path);
  expect(body[0]?.products[0]).toMatchObject({ availability: [evening] });
  expect(body[1]?.products[0]).not.toHaveProperty("availability");
});
