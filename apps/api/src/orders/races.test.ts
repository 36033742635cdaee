import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Refusal } from "../refusal.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { draft, patch, placed, special, stockOf, visit } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { advanceOrder } from "./advance-order.ts";
import { cancelOrder } from "./cancel-order.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const each = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const countStatus = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test("of 200 placings at once for 50 in stock exactly 50 succeed", async () => {
  const drafts = await each(200, () => draft(api, { combos: [special()] }));
  const answers = await each(200, (index) => patch(api, drafts[index]?.body.id ?? ""));
  expect(countStatus(answers, 200)).toBe(50);
  expect(countStatus(answers, 409)).toBe(150);
  expect(await stockOf(api, "special-1")).toBe(0);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: "out_of_stock", lines: [{ line: 0, left: 0 }] });
});

test("orders with the same lines the other way round never hinder each other into an error", async () => {
  const file = smallCompany();
  file.categories[1]!.products![0]!.product_variants![0]!.stock = 1000;
  file.categories[1]!.products![1]!.product_variants![0]!.stock = 1000;
  await api.store(file);
  const small = { product_id: "other", variant_id: "other-1", quantity: 1 };
  const orders = await each(60, (index) =>
    draft(api, { combos: index % 2 ? [small, special()] : [special(), small] }),
  );
  const answers = await each(60, (index) => patch(api, orders[index]?.body.id ?? ""));
  expect(countStatus(answers, 200)).toBe(60);
  const [cancelled, placings] = await Promise.all([
    each(30, (index) => cancelOrder(api.deps, "tacos", orders[index]?.body.id ?? "", null)),
    each(30, () => placed(api, { combos: [small, special()] })),
  ]);
  expect(cancelled.filter((answer) => answer instanceof Refusal)).toEqual([]);
  expect(placings).toHaveLength(30);
  expect(await stockOf(api, "special-1")).toBe(1000 - 60);
  expect(await stockOf(api, "other-1")).toBe(1000 - 60);
});

test("an order placed by many taps at once is placed once", async () => {
  const { body } = await draft(api, { combos: [special(2)] });
  const answers = await each(20, () => patch(api, body.id));
  expect(countStatus(answers, 200)).toBe(20);
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await stockOf(api, "special-1")).toBe(48);
  expect(api.published).toHaveLength(1);
});

test("50 sendings of one key at once make one order and one client", async () => {
  const { client, cookie } = await visit(api);
  const headers = { "idempotency-key": "3b241101-e2bb-4255-8caf-4136c566a962" };
  const answers = await each(50, () => draft(api, { client_id: client.id }, { cookie, headers }));
  expect(countStatus(answers, 201)).toBe(50);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const replays = answers.filter((answer) => answer.headers.get("idempotency-replayed") === "true");
  expect(replays).toHaveLength(49);

  const body = { name: "Luz", country_calling_code: "52", phone_number: "5599887766" };
  const path = "/ms-clients/public/companies/tacos/clients";
  const made = await each(50, () => api.send("POST", path, { body, headers }));
  expect(
    new Set(made.map((answer) => `${answer.status} ${answer.body.id} ${answer.cookie}`)).size,
  ).toBe(1);
});

test("a double tap without a key makes one draft, and one order", async () => {
  const { client, cookie } = await visit(api);
  const answers = await each(10, () => draft(api, { client_id: client.id }, { cookie }));
  const ids = new Set(answers.map(({ body }) => body.id));
  expect(ids.size).toBe(1);
  const [id = ""] = ids;
  await patch(api, id, undefined, { cookie });
  const again = await draft(api, { client_id: client.id }, { cookie });
  expect(again).toMatchObject({ status: 201, body: { status: "INITIATED" } });
  expect(again.body.id).not.toBe(id);
});

test("two people without a name who order the same get an order each", async () => {
  const answers = await each(5, () => draft(api));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(5);
  expect(new Set(answers.map(({ body }) => body.public_id)).size).toBe(5);
});

test("two advances at once never skip a status", async () => {
  const order = await placed(api);
  const answers = await each(5, () => advanceOrder(api.deps, "tacos", order.id));
  const done = answers.filter((answer) => !(answer instanceof Refusal));
  const events = await api.db
    .selectFrom("order_events")
    .select("status")
    .orderBy("position")
    .execute();
  expect(events.map(({ status }) => status)).toEqual(
    ["INITIATED", "PENDING", "PREPARING", "READY", "DELIVERED", "FINALIZED"].slice(
      0,
      done.length + 2,
    ),
  );
});

test("the last order of the plan goes to one of many", async () => {
  const file = smallCompany();
  file.company.current_subscriptions = [{ name: "starter", monthly_orders_limit: 3 }];
  file.company.order_limit_usage_count = 1;
  await api.store(file);
  const drafts = await each(10, () => draft(api));
  const answers = await each(10, (index) => patch(api, drafts[index]?.body.id ?? ""));
  expect(countStatus(answers, 200)).toBe(2);
  expect(countStatus(answers, 409)).toBe(8);
});
