import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "../order-calls/cancel-order.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { addManyOrders } from "../testing/many-orders.store.ts";
import { createDraft } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { findCustomerPage } from "./customer-list.store.ts";
import {
  createClientNamed,
  listCustomersAs,
  placeOrderOf,
  readCustomerAs,
} from "./testing/staff-customer-calls.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const namesOf = async (query: Record<string, string>) =>
  (await listCustomersAs(api, query)).customers.map(({ name }) => name);

test("all devices with a phone number are one customer, with the name of the last order", async () => {
  const phone = await createClientNamed(api, "Ana Ruiz", "5512345678");
  const tablet = await createClientNamed(api, "Ana R.", "5512345678");
  await placeOrderOf(api, tablet);
  const last = await placeOrderOf(api, phone);
  await createClientNamed(api, "Bea", "5598765432");
  const { customers, ...page } = await listCustomersAs(api);
  expect(page).toMatchObject({ page: 1, pages: 1, total: 2, currency: { code: "MXN" } });
  expect(customers).toMatchObject([
    {
      id: phone.client.id,
      name: "Ana Ruiz",
      phone: "+525512345678",
      orders: 2,
      spent: 57,
      points: 0,
      last_order_at: last.status_history?.at(-1)?.at,
    },
    { name: "Bea", phone: "+525598765432", orders: 0, spent: 0, last_order_at: null },
  ]);
  for (const { client } of [phone, tablet]) {
    const { body } = await readCustomerAs(api, "manager", client);
    expect(body).toMatchObject({ id: phone.client.id, name: "Ana Ruiz", orders: 2, devices: 2 });
  }
});

test("drafts and cancelled orders count neither as orders nor as money", async () => {
  const ana = await createClientNamed(api, "Ana", "5512345678");
  await createDraft(api, { client_id: ana.client.id }, { cookie: ana.cookie });
  await placeOrderOf(api, ana);
  const cancelled = await placeOrderOf(api, ana);
  await cancelOrder(api.deps, "tacos", cancelled.id, null);
  expect((await listCustomersAs(api)).customers).toMatchObject([{ orders: 1, spent: 28.5 }]);
  const { body } = await readCustomerAs(api, "manager", ana.client);
  expect(body.last_orders.map(({ status }) => status)).toEqual(["CANCELLED", "PENDING"]);
});

test("orders in a currency that the company had before are summed up apart", async () => {
  const ana = await createClientNamed(api, "Ana", "5512345678");
  const old = await placeOrderOf(api, ana);
  await placeOrderOf(api, ana);
  const yen = { code: "JPY", symbol: "¥", position: "left", show_decimals: false } as const;
  await api.db
    .updateTable("orders")
    .set({ currency: JSON.stringify(yen), amount_due: 3000 })
    .where("id", "=", old.id)
    .execute();
  const sums = {
    orders: 2,
    spent: 28.5,
    spent_in_other_currencies: [{ amount: 30, currency: { code: "JPY" } }],
  };
  expect((await listCustomersAs(api)).customers).toMatchObject([sums]);
  // ¥3000 are no more than $14: who spent most in the company's currency comes first.
  const bea = await createClientNamed(api, "Bea", "5598765432");
  await placeOrderOf(api, bea);
  await placeOrderOf(api, bea);
  expect(await namesOf({ sort: "spent" })).toEqual(["Bea", "Ana"]);
  expect((await readCustomerAs(api, "manager", ana.client)).body).toMatchObject(sums);
});

test("what was spent is sorted without a look at the currency of each order, unless there are two", async () => {
  const ana = await createClientNamed(api, "Ana", "5512345678");
  const { id } = await placeOrderOf(api, ana);
  await placeOrderOf(api, ana);
  const execute = vi.spyOn(api.db.getExecutor(), "executeQuery");
  const looksAtEach = async () => {
    execute.mockClear();
    const asked = { sort: "spent", currency: "MXN" } as const;
    const { customers } = await findCustomerPage(api.db, "tacos", asked, { offset: 0, limit: 25 });
    expect(customers).toMatchObject([{ name: "Ana", orders: 2 }]);
    return execute.mock.calls.some(([{ sql: text }]) => text.includes("spent_here"));
  };
  expect(await looksAtEach()).toBe(false);
  await sql`update orders set currency = '{"code":"JPY"}' where id = ${id}`.execute(api.db);
  expect(await looksAtEach()).toBe(true);
  execute.mockRestore();
});

test("the same phone number in another country is another customer", async () => {
  const { client } = await createClientNamed(api, "Ana", "5512345678");
  const other = { country_calling_code: "51", phone_number: "5512345678" };
  const { client: peru } = await createClientNamed(api, "Inés", "5587654321");
  await api.db.updateTable("clients").set(other).where("id", "=", peru.id).execute();
  expect((await listCustomersAs(api)).total).toBe(2);
  expect((await readCustomerAs(api, "manager", client)).body).toMatchObject({ devices: 1 });
});

test("a search finds the beginnings of names and the end of phones, with all devices", async () => {
  const first = await createClientNamed(api, "Ana Ruiz", "5512345678");
  await placeOrderOf(api, await createClientNamed(api, "Mamá", "5512345678"));
  await placeOrderOf(api, first);
  await createClientNamed(api, "Bea O'Neil-Ruiz", "5598765432");
  const cases: [string, string[]][] = [
    ["ana", ["Ana Ruiz"]],
    ["mam", ["Ana Ruiz"]],
    ["mama", ["Ana Ruiz"]],
    ["MAMÁ", ["Ana Ruiz"]],
    ["rúiz bea", ["Bea O'Neil-Ruiz"]],
    ["RUI", ["Ana Ruiz", "Bea O'Neil-Ruiz"]],
    ["ru bea", ["Bea O'Neil-Ruiz"]],
    ["5678", ["Ana Ruiz"]],
    ["678", []],
    ["+52 55 9876-5432", ["Bea O'Neil-Ruiz"]],
    ["+52 1 55 9876 5432", ["Bea O'Neil-Ruiz"]],
    ["044 55 9876 5432", ["Bea O'Neil-Ruiz"]],
    ["0052 55/9876\u20115432", ["Bea O'Neil-Ruiz"]],
    ["055 98765432", ["Bea O'Neil-Ruiz"]],
    ["\u202a٥٥ ٩٨٧٦ ٥٤٣٢\u202c", ["Bea O'Neil-Ruiz"]],
    ["nobody", []],
    ["'; drop table clients --", []],
    ["& | ! :* \\", []],
  ];
  for (const [search, found] of cases) expect(await namesOf({ search }), search).toEqual(found);
  expect((await listCustomersAs(api, { search: "mam" })).customers[0]).toMatchObject({ orders: 2 });
});

test("customers are sorted by last order, money, orders or name", async () => {
  const cara = await createClientNamed(api, "cara", "5500000003");
  const ana = await createClientNamed(api, "Ana", "5500000001");
  await createClientNamed(api, "bea", "5500000002");
  await placeOrderOf(api, ana);
  await placeOrderOf(api, ana);
  const { id } = await placeOrderOf(api, cara);
  await api.db.updateTable("orders").set({ amount_due: 9_900 }).where("id", "=", id).execute();
  expect(await namesOf({})).toEqual(["cara", "Ana", "bea"]);
  expect(await namesOf({ sort: "last_order" })).toEqual(["cara", "Ana", "bea"]);
  expect(await namesOf({ sort: "spent" })).toEqual(["cara", "Ana", "bea"]);
  expect(await namesOf({ sort: "orders" })).toEqual(["Ana", "cara", "bea"]);
  expect(await namesOf({ sort: "name" })).toEqual(["Ana", "bea", "cara"]);
});

test("a page has 25 customers, and a page after the last has none and the total", async () => {
  for (let at = 0; at < 26; at += 1)
    await createClientNamed(api, `Ana ${at}`, `55${10_000_000 + at}`);
  const pages = await Promise.all(["1", "2", "3"].map((page) => listCustomersAs(api, { page })));
  expect(pages.map(({ customers }) => customers.length)).toEqual([25, 1, 0]);
  expect(pages.map(({ total }) => total)).toEqual([26, 26, 26]);
  const found = await listCustomersAs(api, { page: "2", search: "ana 1" });
  expect(found).toMatchObject({ customers: [], total: 11, pages: 1 });
});

test("a customer of another company is not found, and not listed", async () => {
  const { client } = await createClientNamed(api, "Ana", "5512345678");
  expect((await listCustomersAs(api, {}, "burgers")).total).toBe(0);
  const path = `/ms-clients/companies/burgers/customers/${client.id}`;
  const answer = await api.send("GET", path, signedInAs("owner", "burgers"));
  expect(answer).toMatchObject({ status: 404, body: { code: "customer_not_found" } });
  expect(JSON.stringify(answer.body)).not.toContain("Ana");
});

test("with many orders, each page has the same customers as a sum over all orders", async () => {
  await addManyOrders(api.db, "tacos", 2_400, { each: 3 });
  const one = sql`update orders set status = 'CANCELLED' where id in ('many-1', 'many-2', 'many-3')`;
  await one.execute(api.db);
  // The second device of the customer with the fourth order; their times tie those of the third customer.
  await sql`update clients set phone_number = (select phone_number from clients where id = 'many-2')
    where id = 'many-500'`.execute(api.db);
  await sql`update orders set placed_at = (select placed_at from orders where id = 'many-7')
    where id = 'many-4'`.execute(api.db);
  const list = (offset: number, limit: number) =>
    findCustomerPage(api.db, "tacos", { sort: "last_order", currency: "MXN" }, { offset, limit });
  // More than the latest orders can fill.
  const all = await list(0, 10_000);
  expect(all.total).toBe(799);
  for (const offset of [0, 2, 25, 600, 650])
    expect(await list(offset, 25)).toEqual({
      customers: all.customers.slice(offset, offset + 25),
      total: 799,
    });
});
