import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { countStatus, sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import { stockOf } from "../testing/order-flow.ts";
import { mark, readAvailability, stateOf } from "./testing/availability-calls.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
/** The small company never closes: its day ends at 04:00 in Mexico City. */
const TOMORROW = "2026-03-15T10:00:00.000Z";

test("the list has every visible item with its state, and what tomorrow means", async () => {
  const { products, modifiers, ...rest } = await readAvailability(api);
  expect(rest).toEqual({
    now: NOON.toISOString(),
    timezone: "America/Mexico_City",
    tomorrow: TOMORROW,
    sold_out_count: 0,
  });
  expect(products.map(({ id, state, left, counted }) => [id, state, left, counted])).toEqual([
    ["taco", "on_sale", null, false],
    ["special", "left", 50, true],
    ["other", "left", 5, true],
  ]);
  expect(products[0]).toMatchObject({
    category_name: "Tacos",
    image_url: "taco.png",
    variants: [
      { id: "taco-1", name: "One", revision: null, by: null },
      { id: "taco-3", name: "Three" },
    ],
    modifier_ids: ["green", "red", "rare"],
  });
  expect(modifiers.map(({ id, left, product_ids }) => [id, left, product_ids])).toEqual([
    ["green", null, ["taco"]],
    ["red", null, ["taco"]],
    ["rare", 3, ["taco"]],
  ]);
});

test("a dish that is sold out until tomorrow is on sale again tomorrow without any request", async () => {
  const { status, body } = await mark(api, [{ kind: "product", id: "taco", state: "sold_out" }]);
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { kind: "product", id: "taco", state: "sold_out", until: TOMORROW, by: "Kitchen" },
  ]);
  expect((await readAvailability(api)).sold_out_count).toBe(1);
  api.now = new Date(TOMORROW);
  expect(await stateOf(api, "taco")).toMatchObject({ state: "on_sale", until: null });
  expect((await readAvailability(api)).sold_out_count).toBe(0);
});

test("many items change at once, and the undo of the answer restores each", async () => {
  await mark(api, [{ kind: "variant", id: "taco-3", state: "left", left: 6, until: "for_good" }]);
  const before = await readAvailability(api);
  const seen = (await stateOf(api, "taco-3")).revision;
  const { body } = await mark(api, [
    { kind: "product", id: "taco", state: "sold_out", until: "for_good" },
    { kind: "variant", id: "taco-3", state: "sold_out", seen, until: later(30).toISOString() },
    { kind: "variant", id: "special-1", state: "left", left: 2 },
    { kind: "modifier", id: "green", state: "left", left: 1 },
  ]);
  expect(await stockOf(api, "special-1")).toBe(2);
  expect((await mark(api, body.undo)).status).toBe(200);
  const withoutMarks = ({ products, modifiers, ...rest }: typeof before) => {
    const states = [...products, ...products.flatMap(({ variants }) => variants), ...modifiers];
    return {
      ...rest,
      states: states.map(({ id, state, until, left }) => [id, state, until, left]),
    };
  };
  expect(withoutMarks(await readAvailability(api))).toEqual(withoutMarks(before));
  expect(await stockOf(api, "special-1")).toBe(50);
});

test("the second of two members learns who was first, and nothing of theirs is written", async () => {
  await mark(api, [{ kind: "product", id: "taco", state: "sold_out" }], "manager");
  const { status, body } = await mark(api, [
    { kind: "modifier", id: "green", state: "sold_out" },
    { kind: "product", id: "taco", state: "left", left: 3 },
  ]);
  expect([status, body.code]).toEqual([409, "availability_changed"]);
  expect(body.changed).toEqual({ by: "Manager", at: NOON.toISOString(), status: "sold_out" });
  expect(body.errors?.[0]?.path).toBe("changes.1.seen");
  expect((await stateOf(api, "green")).state).toBe("on_sale");
  const own = await mark(api, [{ kind: "product", id: "taco", state: "on_sale" }], "manager");
  expect(own.body.changed).toMatchObject({ by: "Manager", by_you: true });
});

test("when many members change one item at once, one succeeds", async () => {
  const roles = ["owner", "manager", "cashier", "kitchen"] as const;
  const answers = await sendConcurrently(roles.length, (index) =>
    mark(api, [{ kind: "product", id: "taco", state: "left", left: index }], roles[index]),
  );
  expect(countStatus(answers, 200)).toBe(1);
  expect(countStatus(answers, 409)).toBe(roles.length - 1);
  const { left } = await stateOf(api, "taco");
  expect(answers.findIndex(({ status }) => status === 200)).toBe(left);
});

test("a change that its member sends again has the same answer and is audited once", async () => {
  const change = { kind: "product", id: "taco", state: "left", left: 4 } as const;
  const [first, second] = [await mark(api, [change]), await mark(api, [change])];
  expect(second.body).toEqual(first.body);
  const audit = await api.db
    .selectFrom("audit_log")
    .select(["action", "target", "actor", "before", "after"])
    .execute();
  expect(audit).toEqual([
    {
      action: "availability.set",
      target: "product:taco",
      actor: "Kitchen",
      before: { name: "Taco", state: "on_sale", until: null, left: null },
      after: { name: "Taco", state: "left", until: TOMORROW, left: 4 },
    },
  ]);
});

test.each([
  [{ kind: "product", id: "taco", state: "left" }, "invalid_body", "changes.0.left"],
  [
    { kind: "product", id: "taco", state: "sold_out", until: "2026-03-14T17:59:59Z" },
    "invalid_body",
    "changes.0.until",
  ],
  [{ kind: "product", id: "taco", state: "left", left: -1 }, "invalid_body", "changes.0.left"],
  [{ kind: "product", id: "special", state: "left", left: 3 }, "invalid_body", "changes.0.left"],
  [{ kind: "modifier", id: "rare", state: "left", left: 3 }, "invalid_body", "changes.0.left"],
  [{ kind: "product", id: "hidden", state: "sold_out" }, "item_not_found", "changes.0.id"],
  [{ kind: "variant", id: "taco", state: "sold_out" }, "item_not_found", "changes.0.id"],
] as const)("%j is refused as %s at %s", async (change, code, path) => {
  const { body } = await mark(api, [change]);
  expect([body.code, body.errors?.[0]?.path]).toEqual([code, path]);
});

test("one item twice in a request is refused", async () => {
  const change = { kind: "product", id: "taco", state: "sold_out" } as const;
  const { body } = await mark(api, [change, { ...change, state: "on_sale" }]);
  expect([body.code, body.errors?.[0]?.path]).toEqual(["invalid_body", "changes.1.id"]);
});

test("a counted variant without stock needs a number to be on sale again", async () => {
  const variant = { kind: "variant", id: "special-1" } as const;
  const out = await mark(api, [{ ...variant, state: "left", left: 0 }]);
  expect(out.body.items).toMatchObject([{ state: "sold_out", source: "stock", left: 0 }]);
  const seen = out.body.items[0]?.revision ?? null;
  const bare = await mark(api, [{ ...variant, seen, state: "on_sale" }]);
  expect(bare.body.errors?.[0]?.path).toBe("changes.0.left");
  await mark(api, [{ ...variant, seen, state: "left", left: 7 }]);
  expect(await stockOf(api, "special-1")).toBe(7);
  // The stock decides from now on, not the member who counted it.
  expect(await stateOf(api, "special-1")).toMatchObject({ left: 7, source: "stock", by: null });
});

test("a change tells the boards, and a refused one does not", async () => {
  await mark(api, [{ kind: "product", id: "nothing", state: "sold_out" }]);
  expect(api.published).toEqual([]);
  await mark(api, [{ kind: "product", id: "taco", state: "sold_out" }]);
  expect(api.published).toEqual([{ channel: "board_changed", payload: '{"company_id":"tacos"}' }]);
});
