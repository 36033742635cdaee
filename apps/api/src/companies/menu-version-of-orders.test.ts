import { LOW_STOCK } from "@comanda/domain/menu/offer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { applyDiscountTo, companyWithDiscounts, couponUses } from "../testing/discount-fixture.ts";
import {
  createDraft,
  createPlacedOrder,
  patchOrder,
  specialCombo,
  tacoCombo,
} from "../testing/order-flow.ts";
import { type CompanyFile, smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { readMenuVersion } from "./menu-version.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Returns whether a placed order of these lines changes the version of the public pages. */
async function invalidatesCachedPages(...combos: object[]): Promise<boolean> {
  const version = async () => (await readMenuVersion(api.deps, "tacos.test"))?.version;
  const before = await version();
  await createPlacedOrder(api, { combos });
  return (await version()) !== before;
}

const setStock = (stock: number) =>
  api.db.updateTable("variants").set({ stock }).where("id", "=", "special-1").execute();

const withRare = (quantity: number) => {
  const modifiers = ["green", "rare"].map((modifier_id) => ({ modifier_id, quantity: 1 }));
  return { ...tacoCombo(quantity), modifiers };
};

test("an order of dishes without a stock keeps the pages", async () => {
  expect(await invalidatesCachedPages(tacoCombo(2), tacoCombo(50))).toBe(false);
});

test("an order keeps the pages while more pieces are left than they name", async () => {
  await setStock(LOW_STOCK + 4);
  expect(await invalidatesCachedPages(specialCombo(3))).toBe(false);
  expect(await invalidatesCachedPages(specialCombo(1))).toBe(true);
});

test("each of the last pieces changes the pages", async () => {
  await setStock(2);
  expect(await invalidatesCachedPages(specialCombo(1))).toBe(true);
  expect(await invalidatesCachedPages(specialCombo(1))).toBe(true);
});

test("the last pieces of an option change the pages", async () => {
  expect(await invalidatesCachedPages(withRare(1))).toBe(true);
  expect(await invalidatesCachedPages(withRare(2))).toBe(true);
});

test("an order changes the version when it takes the last pieces that staff have counted", async () => {
  const change = { kind: "product", id: "taco", state: "left", left: LOW_STOCK + 2 };
  const path = "/ms-products/companies/tacos/availability";
  const set = await api.send("POST", path, { ...signedInAs("owner"), body: { changes: [change] } });
  expect(set.status).toBe(200);
  expect(await invalidatesCachedPages(tacoCombo(1))).toBe(false);
  expect(await invalidatesCachedPages(tacoCombo(1))).toBe(true);
});

test("the order that reaches the plan's limit changes the pages, and the one before does not", async () => {
  const file: CompanyFile = smallCompany();
  file.company.current_subscriptions = [{ name: "premium", monthly_orders_limit: 3 }];
  file.company.order_limit_usage_count = 1;
  await api.store(file);
  expect(await invalidatesCachedPages(tacoCombo())).toBe(false);
  expect(await invalidatesCachedPages(tacoCombo())).toBe(true);
  expect((await createDraft(api)).body).toMatchObject({ code: "not_orderable" });
});

test("the last use of a coupon changes the pages", async () => {
  await api.store(companyWithDiscounts());
  const place = async () => {
    const { body } = await createDraft(api);
    await applyDiscountTo(api, { order_id: body.id, modality: "COUPON", coupon_code: "FIRST" });
    const before = await readMenuVersion(api.deps, "tacos.test");
    expect(await patchOrder(api, body.id)).toMatchObject({ status: 200 });
    return (await readMenuVersion(api.deps, "tacos.test"))?.version !== before?.version;
  };
  expect(await place()).toBe(false);
  await api.db.updateTable("coupons").set({ coupons_used: 9 }).where("id", "=", "first").execute();
  expect(await place()).toBe(true);
  expect(await couponUses(api, "first")).toBe(10);
});
