import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CatalogCache } from "../catalog/catalog-cache.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { exportCustomers } from "./list-customers.ts";
import {
  createClientNamed,
  exportCustomersAs,
  placeOrderOf,
} from "./testing/staff-customer-calls.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp([smallCompany()]);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const noted = () =>
  api.db
    .selectFrom("audit_log")
    .select(["actor", "target", "after"])
    .where("action", "=", "customers.export_list")
    .execute();

test("a manager exports all customers, more than a page of the list has, and the audit log notes how many", async () => {
  const ana = await createClientNamed(api, "Ana Ruiz", "5512345678");
  await placeOrderOf(api, ana);
  for (let at = 0; at < 29; at += 1)
    await createClientNamed(api, `Bea ${at}`, `55${10_000_000 + at}`);
  const { status, body } = await exportCustomersAs(api, "manager");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 30,
    currency: { code: "MXN" },
    timezone: expect.any(String),
  });
  expect(body.customers).toHaveLength(30);
  expect(body.customers[0]).toMatchObject({
    name: "Ana Ruiz",
    phone: "+525512345678",
    spent: 28.5,
  });
  expect(await noted()).toEqual([{ actor: "Manager", target: null, after: { customers: 30 } }]);
});

test("an export of a search has only what it finds, and one that is cut says how many there are", async () => {
  for (const [name, phone] of [
    ["Ana", "5512345678"],
    ["Bea", "5512345679"],
    ["Ana Luz", "5512345670"],
  ] as const)
    await createClientNamed(api, name, phone);
  const { body } = await exportCustomersAs(api, "owner", { search: "ana" });
  expect(body.customers.map(({ name }) => name).toSorted()).toEqual(["Ana", "Ana Luz"]);
  const member = {
    companyId: "tacos",
    accountId: "boss",
    name: "Boss",
    role: "owner",
    permissions: [],
    sessionId: "",
    tabletId: null,
    from: null,
  } as const;
  const context = { ...api.deps, catalogCache: new CatalogCache(api.deps.clock) };
  const cut = await exportCustomers(context, member, {}, 2);
  expect(cut).toMatchObject({ total: 3, customers: [{}, {}] });
});

test.each(["cashier", "kitchen"] as const)("a %s exports nothing", async (role) => {
  expect(await exportCustomersAs(api, role)).toMatchObject({ status: 403 });
  expect(await noted()).toEqual([]);
});
