import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mark } from "../availability/testing/availability-calls.ts";
import { Refusal } from "../shared/refusal.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, patchOrder, specialCombo } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { setPrices } from "./changes/set-prices.ts";
import { isStillValid, type PreparedChange, prepareChange } from "./prepare-change.ts";
import { putProduct } from "./testing/menu-calls.ts";

let api: TestApp;
let prepared: PreparedChange;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  const edit = setPrices({
    products: [{ id: "taco", variants: [{ id: "taco-1", price: 30 }] }],
    groups: [],
  });
  const made = await prepareChange(api.db, { companyId: "tacos", program: "test" }, edit);
  if (made instanceof Refusal) throw new Error(made.code);
  prepared = made;
});
afterAll(() => api.close());

const isValid = (change = prepared) =>
  api.db.transaction().execute((trx) => isStillValid(trx, "tacos", change));

test("a prepared change stays valid when an order takes stock", async () => {
  const draft = await createDraft(api, { combos: [specialCombo(2)] });
  expect((await patchOrder(api, draft.body.id)).status).toBe(200);
  expect(await isValid()).toBe(true);
});

test("a prepared change is made again after an edit, and after an import", async () => {
  await putProduct(api, "special", (product) => ({ ...product, name: "First" }));
  expect(await isValid()).toBe(false);
  await api.reset();
  await api.store(smallCompany());
  expect(await isValid()).toBe(false);
});

test("a prepared change is made again after a mark of staff: it would end what the mark begins to count", async () => {
  await api.db.updateTable("variants").set({ stock: null }).where("id", "=", "special-1").execute();
  expect(await isValid()).toBe(true);
  await mark(api, [{ kind: "variant", id: "special-1", state: "left", left: 2 }]);
  expect(await isValid()).toBe(false);
});

test("a change that sets stock is made in its transaction", async () => {
  const { edit } = prepared;
  if (!edit) throw new Error("there is nothing to change");
  const stock = { ...edit.stock, variants: new Set(["special-1"]) };
  expect(await isValid({ ...prepared, edit: { ...edit, stock } })).toBe(false);
});
