import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import {
  createDraft,
  createPlacedOrder,
  patchOrder,
  specialCombo,
  stockOf,
} from "../testing/order-flow.ts";
import { type SmallCompany, smallCompany } from "../testing/small-company.ts";
import { exportCompany } from "./export-company.ts";
import { importCompany } from "./import-company.ts";
import { changedDocument, taqueriaDocument } from "./testing/documents.ts";
import { createImportFixture } from "./testing/import-fixture.ts";

let fixture: Awaited<ReturnType<typeof createImportFixture>>;
let api: TestApp;
beforeAll(async () => {
  [fixture, api] = await Promise.all([createImportFixture(), createTestApp()]);
});
afterEach(async () => {
  await fixture.reset();
  await api.reset();
});
afterAll(async () => {
  await fixture.close();
  await api.close();
});

const TACO = "categories.0.products.0";
const STOCK = `${TACO}.product_variants.0.stock`;

/** The document with stock counted for the taco. */
const counted = changedDocument(taqueriaDocument(), `${TACO}.stock_enabled`, true);

async function importDocument(document: object, setCounters = false) {
  const file = await fixture.write("company.json", document);
  const result = await importCompany(fixture.deps, file, { setCounters });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.written?.kept;
}

/** Returns the current values of the columns. */
async function counters() {
  const { db } = fixture;
  const stock = async (table: "variants" | "modifiers", id: string) =>
    (await db.selectFrom(table).select("stock").where("id", "=", id).executeTakeFirst())?.stock;
  const coupons = await db.selectFrom("coupons").select(["id", "coupons_used"]).execute();
  return {
    taco: await stock("variants", "taco-1"),
    red: await stock("modifiers", "red"),
    five: coupons.find(({ id }) => id === "five")?.coupons_used,
  };
}

/** Returns the company of `api` as a file without pictures. */
function fileWithoutPictures(): SmallCompany {
  const text = JSON.stringify(smallCompany(), (key, value) => (key === "images" ? [] : value));
  return JSON.parse(text);
}

/** Sets the counters as orders would leave them. */
async function sell() {
  const { db } = fixture;
  await db.updateTable("variants").set({ stock: 4 }).where("id", "=", "taco-1").execute();
  await db.updateTable("modifiers").set({ stock: 1 }).where("id", "=", "red").execute();
  await db.updateTable("coupons").set({ coupons_used: 3 }).where("id", "=", "five").execute();
}

test("a second import keeps the counters and reports how many differ from the file", async () => {
  expect(await importDocument(counted)).toEqual({ stocks: 0, coupon_uses: 0, plan_orders: false });
  await sell();
  expect(await importDocument(counted)).toEqual({ stocks: 2, coupon_uses: 1, plan_orders: false });
  expect(await counters()).toEqual({ taco: 4, red: 1, five: 3 });
});

test("with `setCounters`, an import sets the counters to the file's", async () => {
  await importDocument(counted);
  await sell();
  const keptCounters = await importDocument(counted, true);
  expect(keptCounters).toEqual({ stocks: 0, coupon_uses: 0, plan_orders: false });
  expect(await counters()).toEqual({ taco: 7, red: 3, five: 2 });
});

test("new rows start with the file's counters", async () => {
  await importDocument(counted);
  await sell();
  const renamed = [
    [`${TACO}.product_variants.0`, { id: "taco-uno", name: "One", price: 28.5, stock: 9 }],
    [`${TACO}.modifier_groups.0.modifiers.1`, { id: "rojo", name: "Rojo", stock: 8 }],
    ["coupons.1.id", "cinco"],
  ].reduce((made, [path, value]) => changedDocument(made, String(path), value), counted);
  expect(await importDocument(renamed)).toEqual({ stocks: 0, coupon_uses: 0, plan_orders: false });
  const variants = await fixture.db.selectFrom("variants").select(["id", "stock"]).execute();
  expect(variants).toContainEqual({ id: "taco-uno", stock: 9 });
  expect(await counters()).toEqual({ taco: undefined, red: undefined, five: undefined });
});

test("when a product starts to count stock, it starts with the file's", async () => {
  await importDocument(counted);
  await sell();
  await importDocument(
    changedDocument(changedDocument(counted, `${TACO}.stock_enabled`, false), STOCK, 5),
  );
  expect((await counters()).taco).toBe(4);
  await importDocument(changedDocument(counted, STOCK, 6));
  expect((await counters()).taco).toBe(6);
});

test("a stock that the file makes unlimited is unlimited, and can be counted again later", async () => {
  await importDocument(counted);
  await sell();
  await importDocument(changedDocument(counted, STOCK, null));
  expect((await counters()).taco).toBeNull();
  await importDocument(changedDocument(counted, STOCK, 12));
  expect((await counters()).taco).toBe(12);
});

test("a variant that moves to another product keeps its stock", async () => {
  const both = changedDocument(counted, "categories.1.products.0.stock_enabled", true);
  await importDocument(both);
  await sell();
  const water = { id: "water-1", price: 12 };
  const moved = { id: "taco-1", name: "One", price: 28.5, stock: 7 };
  const without = changedDocument(both, `${TACO}.product_variants`, [
    { id: "taco-3", price: 80, name: "3" },
  ]);
  const path = "categories.1.products.0.product_variants";
  await importDocument(changedDocument(without, path, [{ ...water, name: "Water" }, moved]));
  expect((await counters()).taco).toBe(4);
});

test("importing an export changes nothing, also after sales", async () => {
  const stock = fc.integer({ min: 0, max: 50 });
  await fc.assert(
    fc.asyncProperty(stock, stock, fc.nat(30), fc.boolean(), async (taco, red, used, set) => {
      await importDocument(counted, true);
      const { db } = fixture;
      await db.updateTable("variants").set({ stock: taco }).where("id", "=", "taco-1").execute();
      await db.updateTable("modifiers").set({ stock: red }).where("id", "=", "red").execute();
      await db
        .updateTable("coupons")
        .set({ coupons_used: used })
        .where("id", "=", "five")
        .execute();
      const before = await exportCompany(fixture.deps, "tacos.test");
      if (!before.ok) throw new Error("not exported");
      const keptCounters = await importDocument(before.document as object, set);
      expect(keptCounters).toEqual({ stocks: 0, coupon_uses: 0, plan_orders: false });
      expect(await counters()).toEqual({ taco, red, five: used });
      expect(await exportCompany(fixture.deps, "tacos.test")).toEqual(before);
    }),
    { numRuns: 10 },
  );
});

test("no sale is lost when imports run at the same time", async () => {
  const file = await fixture.write("tacos.json", fileWithoutPictures());
  const deps = { ...fixture.deps, db: api.db };
  const drafts = await sendConcurrently(20, () => createDraft(api, { combos: [specialCombo(1)] }));
  const [answers] = await Promise.all([
    sendConcurrently(20, (index) => patchOrder(api, drafts[index]?.body.id ?? "")),
    sendConcurrently(3, async () =>
      expect(await importCompany(deps, file)).toMatchObject({ ok: true }),
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await stockOf(api, "special-1")).toBe(30);
});

test("the plan's orders are counted across imports and months, and set only with `setCounters`", async () => {
  const usage = async () => {
    const path = "/ms-companies/public/companies/tacos";
    return (await api.send("GET", path)).body.order_limit_usage_count;
  };
  const small = fileWithoutPictures();
  const file = async (count: number) => {
    const company = { ...small.company, order_limit_usage_count: count };
    return fixture.write("tacos.json", { ...small, company });
  };
  const deps = { ...fixture.deps, db: api.db, clock: () => api.now };
  const first = await importCompany(deps, await file(7), { setCounters: true });
  expect(first).toMatchObject({ ok: true });
  await createPlacedOrder(api);
  expect(await usage()).toBe(8);
  const again = await importCompany(deps, await file(7));
  expect(again).toMatchObject({ written: { kept: { plan_orders: true } } });
  expect(await usage()).toBe(8);
  const set = await importCompany(deps, await file(3), { setCounters: true });
  expect(set).toMatchObject({ written: { kept: { plan_orders: false } } });
  expect(await usage()).toBe(3);
  const exported = await exportCompany(deps, "tacos.test");
  expect(exported).toMatchObject({ document: { company: { order_limit_usage_count: 3 } } });
  api.now = new Date(api.now.getTime() + 31 * 24 * 3_600_000);
  expect(await usage()).toBe(0);
  await importCompany(deps, await file(7));
  expect(await usage()).toBe(0);
});
