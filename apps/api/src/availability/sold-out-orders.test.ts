import type { Category } from "@comanda/contract/companies/menu";
import { productOffer } from "@comanda/domain/menu/offer";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { countStatus, retryWhileBusy, sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import {
  createDraft,
  createPlacedOrder,
  patchOrder,
  refusalBody,
  tacoCombo,
} from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { mark, stateOf } from "./testing/availability-calls.ts";

vi.setConfig({ testTimeout: 120_000 });

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function menuProduct(id: string) {
  const path = "/ms-products/public/companies/tacos/categories";
  const { body } = await api.send<Category[]>("GET", path);
  const found = body.flatMap(({ products }) => products).find((product) => product.id === id);
  if (!found) throw new Error(`${id} is not on the menu`);
  return found;
}
const isSoldOut = async (id: string) => productOffer(await menuProduct(id), "MXN")?.soldOut;
const soldOut = (kind: "product" | "variant" | "modifier", id: string) =>
  ({ kind, id, state: "sold_out" }) as const;
const large = { ...tacoCombo(), variant_id: "taco-3" };

test("the menu shows a marked product like one without stock, until the mark ends", async () => {
  const until = new Date(NOON.getTime() + 60_000);
  expect(await isSoldOut("taco")).toBe(false);
  await mark(api, [{ ...soldOut("product", "taco"), until: until.toISOString() }]);
  expect(await isSoldOut("taco")).toBe(true);
  expect((await createDraft(api)).body).toMatchObject({ code: "out_of_stock" });
  api.now = until;
  expect(await isSoldOut("taco")).toBe(false);
  expect((await createDraft(api)).status).toBe(201);
});

test("a marked variant is refused by its line, and its sibling is sold", async () => {
  await mark(api, [soldOut("variant", "taco-3")]);
  expect((await menuProduct("taco")).product_variants.map(({ stock }) => stock)).toEqual([100, 0]);
  const line = { line: 1, product_id: "taco", variant_id: "taco-3", name: "Taco", left: 0 };
  expect(await createDraft(api, { combos: [tacoCombo(), large] })).toMatchObject(
    refusalBody(409, "out_of_stock", { lines: [line] }),
  );
  expect((await createDraft(api)).status).toBe(201);
});

test("a marked modifier is refused in the line that chooses it", async () => {
  await mark(api, [soldOut("modifier", "green")]);
  const [group] = (await menuProduct("taco")).modifier_groups;
  expect(group?.modifiers.map(({ id, stock }) => [id, stock])).toEqual([
    ["green", 0],
    ["red", null],
    ["rare", 3],
  ]);
  const { body } = await createDraft(api);
  expect(body.lines).toMatchObject([{ modifier_id: "green", name: "Green", left: 0 }]);
});

test("a dish that sells out between cart and placement is refused at the placement", async () => {
  const { body } = await createDraft(api);
  await mark(api, [soldOut("product", "taco")]);
  expect(await patchOrder(api, body.id)).toMatchObject(refusalBody(409, "out_of_stock"));
});

test("variants share the pieces that are left of a product, and a cancelled order releases them", async () => {
  await mark(api, [{ kind: "product", id: "taco", state: "left", left: 3 }]);
  const order = await createPlacedOrder(api, { combos: [tacoCombo(), { ...large, quantity: 1 }] });
  expect((await stateOf(api, "taco")).left).toBe(1);
  expect((await createDraft(api, { combos: [tacoCombo(2)] })).body.lines?.[0]?.left).toBe(1);
  await createPlacedOrder(api);
  expect(await isSoldOut("taco")).toBe(true);
  await cancelOrder(api.deps, "tacos", order.id, null);
  expect((await stateOf(api, "taco")).left).toBe(2);
});

test("pieces of an order before a new count are not added to that count", async () => {
  const first = await mark(api, [{ kind: "product", id: "taco", state: "left", left: 3 }]);
  const order = await createPlacedOrder(api);
  const seen = first.body.items[0]?.revision ?? null;
  await mark(api, [{ kind: "product", id: "taco", seen, state: "left", left: 5 }]);
  await cancelOrder(api.deps, "tacos", order.id, null);
  expect((await stateOf(api, "taco")).left).toBe(5);
});

test("undoing a count subtracts what was sold since", async () => {
  const first = await mark(api, [{ kind: "product", id: "taco", state: "left", left: 6 }]);
  const seen = first.body.items[0]?.revision ?? null;
  const second = await mark(api, [{ kind: "product", id: "taco", seen, state: "left", left: 3 }]);
  await createPlacedOrder(api);
  await mark(api, second.body.undo);
  expect((await stateOf(api, "taco")).left).toBe(5);
});

const place = (id: string) => retryWhileBusy(() => patchOrder(api, id));

test("two orders for the last one: one gets it", async () => {
  await mark(api, [{ kind: "modifier", id: "green", state: "left", left: 1 }]);
  const drafts = await sendConcurrently(12, () => retryWhileBusy(() => createDraft(api)));
  const answers = await sendConcurrently(12, (index) => place(drafts[index]?.body.id ?? ""));
  expect(countStatus(answers, 200)).toBe(1);
  for (const { body } of answers.filter(({ status }) => status !== 200)) {
    expect(body).toMatchObject({
      code: "out_of_stock",
      lines: [{ modifier_id: "green", left: 0 }],
    });
  }
  expect((await stateOf(api, "green")).left).toBe(0);
});

test("an item that is marked while many order it is not sold after the mark", async () => {
  const drafts = await sendConcurrently(20, () => retryWhileBusy(() => createDraft(api)));
  const [answers, marked] = await Promise.all([
    sendConcurrently(20, (index) => place(drafts[index]?.body.id ?? "")),
    retryWhileBusy(() => mark(api, [soldOut("product", "taco")])),
  ]);
  expect(marked.status).toBe(200);
  const codes = answers.map(({ status, body }) => (status === 200 ? "placed" : body.code));
  expect(["placed", "out_of_stock"]).toEqual(expect.arrayContaining(codes));
  expect((await createDraft(api)).body.code).toBe("out_of_stock");
});

test("sales, cancellations, counts and undos at once never sell more than was counted", async () => {
  await mark(api, [{ kind: "product", id: "taco", state: "left", left: 8, until: "for_good" }]);
  const drafts = await sendConcurrently(14, () => retryWhileBusy(() => createDraft(api)));
  const answers = await sendConcurrently(14, async (index) => {
    const id = drafts[index]?.body.id ?? "";
    const placed = await place(id);
    if (placed.status === 200 && index % 3 === 0) await cancelOrder(api.deps, "tacos", id, null);
    return placed;
  });
  expect(countStatus(answers, 200)).toBeGreaterThanOrEqual(8);
  const { count } = await api.db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "PENDING")
    .executeTakeFirstOrThrow();
  expect((await stateOf(api, "taco")).left).toBe(8 - Number(count));
});

test("a re-import keeps marks, also of an item that is missing for a while", async () => {
  await mark(api, [
    { ...soldOut("product", "taco"), until: "for_good" },
    { kind: "modifier", id: "green", state: "left", left: 2, until: "for_good" },
  ]);
  const file = smallCompany();
  const [tacos] = file.categories;
  await api.store({ ...file, categories: file.categories.slice(1) });
  await expect(isSoldOut("taco")).rejects.toThrow("taco is not on the menu");
  await api.store({ ...file, categories: [tacos!, ...file.categories.slice(1)] });
  expect(await isSoldOut("taco")).toBe(true);
  expect((await stateOf(api, "green")).left).toBe(2);
});
