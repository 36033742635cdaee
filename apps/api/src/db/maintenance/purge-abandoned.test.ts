import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeCustomer, startPayment } from "../../payments/testing/customer.ts";
import { createTestApp, type TestApp } from "../../testing/create-test-app.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createVisitor,
  patchOrder,
  tacoCombo,
  type Visitor,
} from "../../testing/order-flow.ts";
import { purgeAbandoned } from "./purge-abandoned.ts";

let api: TestApp;
let ana: Visitor;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  ana = await createVisitor(api);
});
afterAll(() => api.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const age = (table: "orders" | "clients", id: string, days: number) =>
  sql`update ${sql.table(table)} set created_at = ${daysAgo(days)} where id = ${id}`.execute(
    api.db,
  );
const ids = async (table: "orders" | "clients") =>
  (await api.db.selectFrom(table).select("id").execute()).map(({ id }) => id);

/** Creates a draft; with another quantity it is another one, and no repeated request. */
async function draft(days: number, quantity = 1): Promise<string> {
  const order = { client_id: ana.client.id, combos: [tacoCombo(quantity)] };
  const { body } = await createDraft(api, order, { cookie: ana.cookie });
  await age("orders", body.id, days);
  return body.id;
}

test("a draft goes after 30 days, with its lines; a younger one and a placed order stay", async () => {
  const [old, young, placed] = [await draft(31), await draft(29, 2), await draft(31, 3)];
  const answer = await patchOrder(api, placed, CASH_PAYMENT, { cookie: ana.cookie });
  expect(answer.status).toBe(200);
  await purgeAbandoned(api.db);
  expect(new Set(await ids("orders"))).toEqual(new Set([young, placed]));
  const lines = await api.db.selectFrom("order_lines").select("order_id").execute();
  expect(lines.map(({ order_id }) => order_id)).not.toContain(old);
  expect(lines).toHaveLength(2);
});

test("a draft with a payment stays, which its provider may still report", async () => {
  const customer = await makeCustomer(api);
  const payment = await startPayment(api, customer, "sandbox_card");
  expect(payment.status).toBe(201);
  await age("orders", customer.order.id, 31);
  await purgeAbandoned(api.db);
  expect(await ids("orders")).toEqual([customer.order.id]);
});

test("a client without orders goes after 90 days, with addresses; one with an order stays", async () => {
  const other = await createVisitor(api);
  const young = await createVisitor(api);
  await draft(5);
  await age("clients", ana.client.id, 91);
  await age("clients", other.client.id, 91);
  await age("clients", young.client.id, 89);
  await purgeAbandoned(api.db);
  expect(new Set(await ids("clients"))).toEqual(new Set([ana.client.id, young.client.id]));
});

test("more rows than one batch go in one run", async () => {
  const rows = Array.from({ length: 2_001 }, (_, number) => ({
    company_id: "tacos",
    id: `client-${number}`,
    device_id: `device-${number}`,
    source: "WEBAPP",
    name: "Ana",
    country_calling_code: "52",
    phone_number: "5512345678",
    email: null,
    created_at: daysAgo(91),
  }));
  await api.db.insertInto("clients").values(rows).execute();
  await purgeAbandoned(api.db);
  expect(await ids("clients")).toEqual([ana.client.id]);
});
