import type { StaffCallAnswer } from "@comanda/contract/staff/staff-call-schemas";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder, createVisitor } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("burgers")]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type Page = StaffCallAnswer<"listStaffOrders"> & { code?: string };

async function list(query: Record<string, string> = {}, company = "tacos") {
  const path = `/ms-orders/companies/${company}/orders?${new URLSearchParams(query)}`;
  const { body } = await api.send<Page>("GET", path, signedInAs("cashier", company));
  return body;
}
const idsOf = ({ orders }: Page) => orders.map(({ id }) => id);

/** A placed order of a client with this name and phone. */
async function orderOf(name: string, phone_number: string) {
  const { client } = await createVisitor(api);
  const row = { name, phone_number };
  await api.db.updateTable("clients").set(row).where("id", "=", client.id).execute();
  return createPlacedOrder(api, { client_id: client.id });
}

test("the history has the latest orders first, of this company only", async () => {
  const first = await createPlacedOrder(api);
  api.now = new Date(api.now.getTime() + 1000);
  const second = await createPlacedOrder(api);
  expect(await list()).toMatchObject({ total: 2, page: 1, pages: 1 });
  expect(idsOf(await list())).toEqual([second.id, first.id]);
  expect(await list({}, "burgers")).toMatchObject({ orders: [], total: 0, pages: 0 });
});

test("a day is a day of the company's calendar", async () => {
  // Mexico City is six hours behind UTC.
  const instants = ["2026-03-14T05:59:59Z", "2026-03-14T06:00:00Z", "2026-03-15T05:59:59Z"];
  const orders: string[] = [];
  for (const instant of instants) {
    api.now = new Date(instant);
    orders.push((await createPlacedOrder(api)).id);
  }
  expect(idsOf(await list({ day: "2026-03-14" }))).toEqual([orders[2], orders[1]]);
  expect(idsOf(await list({ day: "2026-03-13" }))).toEqual([orders[0]]);
  expect(idsOf(await list({ day: "2026-03-15" }))).toEqual([]);
});

test("a search finds numbers, the end of phones, and the beginning of names, tables and zones", async () => {
  const ana = await orderOf("Ana Ruiz", "5512345678");
  const bea = await orderOf("Bea O'Neil-Ruiz", "5598765432");
  const table = await createPlacedOrder(api);
  await api.db
    .updateTable("orders")
    .set({ order_title: "Terrace 4", table_zone: "Jardín" })
    .where("id", "=", table.id)
    .execute();
  const cases: [string, string[]][] = [
    ["ana", [ana.id]],
    ["RUI", [bea.id, ana.id]],
    ["ru bea", [bea.id]],
    ["o'neil", [bea.id]],
    ["5678", [ana.id]],
    ["+52 55 9876-5432", [bea.id]],
    ["1234", []],
    [`#${ana.public_id}`, [ana.id]],
    ["terr", [table.id]],
    ["terrace 4", [table.id]],
    ["jardín", [table.id]],
    ["4 jard", [table.id]],
    ["nobody", []],
    ["'; drop table orders --", []],
    ["& | ! :* \\", []],
  ];
  for (const [search, found] of cases) {
    expect(idsOf(await list({ search })).toSorted(), search).toEqual(found.toSorted());
  }
});

test("order type and status narrow the history", async () => {
  const { id } = await createPlacedOrder(api);
  expect(idsOf(await list({ service_type: "TAKEAWAY", status: "PENDING" }))).toEqual([id]);
  expect(idsOf(await list({ service_type: "DELIVERY" }))).toEqual([]);
  expect(idsOf(await list({ status: "CANCELLED" }))).toEqual([]);
});

test("a page has fifty orders, and a page after the last has none", async () => {
  const { id } = await createPlacedOrder(api);
  const row = await api.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const copies = Array.from({ length: 50 }, (_, at) => ({
    ...row,
    id: `copy-${at}`,
    public_id: 5000 + at,
    currency: JSON.stringify(row.currency),
    client_snapshot: JSON.stringify(row.client_snapshot),
    address_snapshot: json(row.address_snapshot),
    discounts: JSON.stringify(row.discounts),
    stock_taken: json(row.stock_taken),
    discounts_taken: json(row.discounts_taken),
    assigned_payment: json(row.assigned_payment),
    shared_cart: json(row.shared_cart),
  }));
  await api.db.insertInto("orders").values(copies).execute();
  const [first, second, third] = [
    await list(),
    await list({ page: "2" }),
    await list({ page: "3" }),
  ];
  expect([first.orders.length, second.orders.length, third.orders.length]).toEqual([50, 1, 0]);
  expect([first.pages, first.total, third.total]).toEqual([2, 51, 51]);
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(51);
});

test.each([{ day: "2026-02-30" }, { page: "0" }, { status: "LOST" }])(
  "the query %j is refused",
  async (query) => {
    expect((await list(query as never)).code).toBe("invalid_params");
  },
);
