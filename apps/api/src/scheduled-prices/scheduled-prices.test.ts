import type { ScheduledPrices } from "@comanda/contract/scheduled-prices/scheduled-prices-schemas";
import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { edit, productOf, undo } from "../editing/testing/menu-calls.ts";
import { newId } from "../shared/new-id.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft } from "../testing/order-flow.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { applyDuePrices } from "./apply-due-prices.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** 13:00 of the same day by the company's clock, an hour after the tests' beginning. */
const AT_ONE = { date: "2026-03-14", time: "13:00" };
const TACO = [{ id: "taco", variants: [{ id: "taco-1", price: 31 }] }];
const SALSA = [{ id: "salsa", modifiers: [{ id: "red", price: 6.5 }] }];

const call = (path: string, body: object) =>
  edit<ScheduledPrices>(api, `scheduled-prices${path}`, body, { role: "owner" });
const schedule = (more: object = {}) =>
  call("", { id: newId(), ...AT_ONE, products: TACO, groups: SALSA, ...more });
const list = async () => {
  const path = "/ms-menu/companies/tacos/scheduled-prices";
  type Answer = StaffCallAnswer<"listScheduledPrices">;
  return (await api.send<Answer>("GET", path, signedInAs("manager"))).body.scheduled;
};
const apply = () => applyDuePrices(api.deps);
const wait = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000);
};
const priceOf = async (id: string) =>
  (await productOf(api, id)).product.product_variants?.[0]?.price;
const logged = async () =>
  (await api.db.selectFrom("audit_log").select(["action", "actor"]).orderBy("at").execute()).map(
    ({ action, actor }) => `${action} ${actor}`,
  );

test("prices change at their time as one edit, which can be taken back", async () => {
  const made = await schedule();
  expect(made.body).toMatchObject({
    ...AT_ONE,
    starts_at: "2026-03-14T19:00:00.000Z",
    by: "Owner",
    state: "waiting",
    products: [{ id: "taco", name: "Taco", variants: [{ name: "One", price: 31 }] }],
    groups: [{ name: "Salsa", modifiers: [{ name: "Red", price: 6.5 }] }],
  });
  wait(59);
  await apply();
  expect(await priceOf("taco")).toBe(28.5);
  wait(1);
  await apply();
  const { product } = await productOf(api, "taco");
  expect(product.product_variants).toMatchObject([{ price: 31 }, { price: 80 }]);
  expect(product.modifier_groups?.[0]?.modifiers?.[1]).toMatchObject({ id: "red", price: 6.5 });
  expect((await createDraft(api)).body.combos[0]).toMatchObject({ unit_price: 31 });
  expect(api.published.at(-1)).toMatchObject({ channel: "company_changed", payload: "tacos" });
  const [ended] = await list();
  expect(ended).toMatchObject({ state: "applied", ended_at: "2026-03-14T19:00:00.000Z", gone: [] });
  expect(await logged()).toEqual([
    ...["prices.schedule Owner", "menu.change_product scheduled prices"],
  ]);
  expect((await undo(api, ended?.change_id ?? null)).status).toBe(200);
  expect(await priceOf("taco")).toBe(28.5);
});

test("processes that apply at once change the menu once, and changes in their sequence", async () => {
  await schedule({ products: [{ id: "taco", variants: [{ id: "taco-1", price: 40 }] }] });
  wait(-1);
  await schedule();
  wait(-1);
  await schedule({
    time: "12:30",
    groups: [],
    products: [{ id: "taco", variants: [{ id: "taco-1", price: 50 }] }],
  });
  const { edits } = await api.db.selectFrom("companies").select("edits").executeTakeFirstOrThrow();
  wait(90);
  await Promise.all([apply(), apply(), apply()]);
  await apply();
  expect(await priceOf("taco")).toBe(40);
  const after = await api.db.selectFrom("companies").select("edits").executeTakeFirstOrThrow();
  expect(Number(after.edits) - Number(edits)).toBe(3);
});

test("products that were deleted meanwhile are skipped and named, and the other prices change", async () => {
  const special = { id: "special", variants: [{ id: "special-1", price: 120 }] };
  await schedule({ products: [...TACO, special] });
  await schedule({ products: [special], groups: [] });
  const { revision } = await productOf(api, "special");
  await edit(api, "products/delete", { products: [{ id: "special", revision }] });
  expect((await list()).map(({ gone }) => gone)).toEqual(
    Array(2).fill([{ name: "Special", part: null }]),
  );
  wait(60);
  await apply();
  expect(await priceOf("taco")).toBe(31);
  expect(
    (await list()).map(({ state, gone, change_id }) => [state, gone, change_id !== null]),
  ).toEqual(
    expect.arrayContaining([
      ["applied", [{ name: "Special", part: null }], true],
      ["skipped", [{ name: "Special", part: null }], false],
    ]),
  );
});

test("a modifier changes in every product that has its group, and its counted stock stays", async () => {
  const { product } = await productOf(api, "taco");
  const copy = {
    ...product,
    id: undefined,
    name: "Copy",
    product_variants: [{ price: 1, selected: true }],
  };
  const added = await edit(api, "products", { category_id: "tacos", after: null, product: copy });
  expect(added.status).toBe(200);
  await schedule({
    products: [],
    groups: [{ id: "salsa", modifiers: [{ id: "rare", price: 12 }] }],
  });
  wait(60);
  await apply();
  for (const id of ["taco", added.body.id])
    expect(
      (await productOf(api, id)).product.modifier_groups?.[0]?.modifiers?.at(-1),
    ).toMatchObject({
      id: "rare",
      price: 12,
      stock: 3,
    });
});

test("a change is moved and cancelled before it starts, and not after", async () => {
  const { id } = (await schedule()).body;
  const later = { revision: 0, date: "2026-03-14", time: "14:00", products: TACO, groups: [] };
  const moved = await call(`/${id}`, later);
  expect(moved.body).toMatchObject({ revision: 1, time: "14:00", groups: [] });
  // Its answer may have been lost.
  expect((await call(`/${id}`, later)).body).toEqual(moved.body);
  const lost = await call(`/${id}`, { ...later, time: "15:00" });
  expect([lost.status, lost.body.code, lost.body.changed?.by]).toEqual([
    ...[409, "scheduled_prices_changed", "Owner"],
  ]);
  wait(60);
  await apply();
  expect(await priceOf("taco")).toBe(28.5);
  const other = (await schedule({ time: "15:00" })).body;
  expect((await call(`/${other.id}/cancel`, { revision: 0 })).body).toEqual({ cancelled: true });
  expect((await call(`/${other.id}/cancel`, { revision: 0 })).body).toEqual({ cancelled: false });
  wait(120);
  await apply();
  expect((await list()).map((each) => [each.id, each.state])).toEqual([[id, "applied"]]);
  expect((await call(`/${id}/cancel`, { revision: 1 })).body.changed).toMatchObject({
    by: null,
    status: "applied",
  });
  expect(await logged()).toEqual(
    expect.arrayContaining(["prices.reschedule Owner", "prices.cancel Owner"]),
  );
});

test("the same request sent again schedules one change", async () => {
  const id = newId();
  const answers = await Promise.all([schedule({ id }), schedule({ id })]);
  expect(answers.map(({ body }) => body.id)).toEqual([id, id]);
  expect(await list()).toHaveLength(1);
});

test("a request sent again with other prices changes what it made, unless that was changed since", async () => {
  const { id } = (await schedule()).body;
  const other = { id, time: "14:00", groups: [] };
  const corrected = await schedule(other);
  expect(corrected.body).toMatchObject({ id, revision: 1, time: "14:00", groups: [] });
  expect(await list()).toMatchObject([{ time: "14:00" }]);
  expect((await schedule(other)).body).toMatchObject({ revision: 1 });
  const late = await schedule({ id });
  expect([late.status, late.body.code]).toEqual([409, "scheduled_prices_changed"]);
  expect(await list()).toMatchObject([{ time: "14:00" }]);
});

test.each([
  ["a time that is past", { time: "11:59" }, 422, "invalid_body", "time"],
  ["a day that does not exist", { date: "2026-02-30" }, 422, "invalid_body", "date"],
  ["no price", { products: [], groups: [] }, 422, "invalid_body", "products"],
  ["a product twice", { products: [...TACO, ...TACO] }, 422, "invalid_body", "products.1.id"],
  [
    "an unknown size",
    { products: [{ id: "taco", variants: [{ id: "taco-9", price: 1 }] }] },
    ...([404, "part_not_found", "products.0.variants.0.id"] as const),
  ],
  [
    "a price of more decimals than the currency has",
    { products: [{ id: "taco", variants: [{ id: "taco-1", price: 1.2345 }] }] },
    ...([422, "invalid_part", "categories.0.products.0.product_variants.0.price"] as const),
  ],
])("%s is refused", async (_what, more, status, code, path) => {
  const answer = await schedule(more);
  expect([answer.status, answer.body.code, answer.body.errors?.[0]?.path]).toEqual([
    ...[status, code, path],
  ]);
  expect(await list()).toEqual([]);
});

test("prices that the menu's rules refuse at their time change nothing, and the list says so", async () => {
  await schedule();
  const company = await api.db.selectFrom("companies").selectAll().executeTakeFirstOrThrow();
  const currency = { code: "CLP", symbol: "$" };
  const document = JSON.stringify({ ...(company.document as object), currency });
  await api.db.updateTable("companies").set({ document }).execute();
  wait(60);
  await apply();
  expect(await list()).toMatchObject([{ state: "refused", change_id: null }]);
  expect(await priceOf("taco")).toBe(28.5);
});

test("a kitchen member neither reads nor schedules prices", async () => {
  const answer = await edit(
    api,
    "scheduled-prices",
    { id: newId(), ...AT_ONE },
    { role: "kitchen" },
  );
  expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
});
