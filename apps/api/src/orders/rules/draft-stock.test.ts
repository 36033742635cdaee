import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  createDraft,
  createPlacedOrder,
  modifierStockOf,
  patchOrder,
  refusalBody,
  specialCombo,
  stockOf,
  tacoCombo,
} from "../../testing/order-flow.ts";
import { changedCompany, type SmallCompany } from "../../testing/small-company.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const storeChanged = (change: (file: SmallCompany) => void) => api.store(changedCompany(change));

test("lines of one variant share its stock, and the refusal names the lines and what is left", async () => {
  const answer = await createDraft(api, {
    combos: [specialCombo(30), tacoCombo(), specialCombo(30)],
  });
  expect(answer).toMatchObject(
    refusalBody(409, "out_of_stock", {
      lines: [
        { line: 2, product_id: "special", variant_id: "special-1", name: "Special", left: 20 },
      ],
    }),
  );
});

test("all lines of a product share the stock of its modifier", async () => {
  const rare = { ...tacoCombo(2), modifiers: [{ modifier_id: "rare", quantity: 1 }] };
  const answer = await createDraft(api, { combos: [rare, rare] });
  expect(answer).toMatchObject(
    refusalBody(409, "out_of_stock", {
      lines: [
        {
          line: 1,
          product_id: "taco",
          variant_id: "taco-1",
          modifier_id: "rare",
          name: "Rare",
          left: 1,
        },
      ],
    }),
  );
  await createPlacedOrder(api, { combos: [rare] });
  expect(await modifierStockOf(api, "rare")).toBe(1);
});

test("a draft reserves no stock, a placed order does", async () => {
  const { body } = await createDraft(api, { combos: [specialCombo(3)] });
  expect(await stockOf(api, "special-1")).toBe(50);
  await patchOrder(api, body.id);
  expect(await stockOf(api, "special-1")).toBe(47);
});

test("a product that left the menu counts as out of stock", async () => {
  const { body } = await createDraft(api, { combos: [tacoCombo(), specialCombo()] });
  await storeChanged((file) => {
    file.categories = [file.categories[0]!];
  });
  expect(await patchOrder(api, body.id)).toMatchObject(
    refusalBody(409, "out_of_stock", {
      lines: [
        { line: 1, product_id: "special", variant_id: "special-1", name: "Special", left: 0 },
      ],
    }),
  );
});
