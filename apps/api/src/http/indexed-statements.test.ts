import { calls } from "@comanda/contract/calls/call-table";
import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { GuardedClient } from "../db/postgres/guarded-client.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { insertAddressDirectly } from "../testing/delivery-fixture.ts";
import { addManyOrders } from "../testing/many-orders.store.ts";
import {
  CASH_PAYMENT,
  createDraft,
  createVisitor,
  patchOrder,
  type Visitor,
} from "../testing/order-flow.ts";
import { callNames, pathOf, requestPerCall } from "../testing/request-per-call.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";

/** Tables that grow with each order, customer or change: nothing may read them from end to end. */
const GROWING = [
  ...["orders", "order_lines", "order_events", "order_ratings"],
  ...["clients", "addresses", "idempotency_keys", "audit_log"],
];
/** One company has most rows, so that Postgres prefers an index wherever one fits. */
const MANY = 20_000;
const FEW = 200;

type Statement = { text: string; values: readonly unknown[] };
type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

let api: TestApp;
let ana: Visitor;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), { ...smallCompany("large"), qrs: [] }]);
  await addManyOrders(api.db, "large", MANY);
  await addManyOrders(api.db, "tacos", FEW);
  await sql`insert into addresses (company_id, id, client_id, address)
    select company_id, 'at-' || id, id, 'Calle 1' from clients`.execute(api.db);
  await sql`insert into idempotency_keys (company_id, key_hash, body_hash, answer)
    select 'large', 'key-' || i, '', '{}' from generate_series(1, ${MANY}::int) i`.execute(api.db);
  await sql`insert into audit_log (company_id, id, at, actor, action)
    select 'large', 'entry-' || i, now() - i * interval '1 minute', 'Ana', 'team.join'
    from generate_series(1, ${MANY}::int) i`.execute(api.db);
  await sql`insert into order_ratings (company_id, order_id, id, score, created_at)
    select company_id, id, id, 5, placed_at from orders`.execute(api.db);
  await sql`analyze`.execute(api.db);
  ana = await createVisitor(api);
});
afterAll(() => api.close());

/** Returns what the API sends to the database during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(GuardedClient.prototype, "query");
  await work();
  const sent = query.mock.calls.map(([first, values]: unknown[]) =>
    typeof first === "string"
      ? { text: first, values: Array.isArray(values) ? values : [] }
      : (first as Statement),
  );
  query.mockRestore();
  return sent.filter(({ text }) => /^\s*(?:select|insert|update|delete|with)\b/iu.test(text));
}

/** Returns the growing tables that a statement reads from end to end. */
async function tablesScanned({ text, values }: Statement): Promise<string[]> {
  const numbered = values.map((value) => sql.val(value));
  const parts = text.split(/\$(\d+)/u);
  const statement = parts.reduce(
    (whole, part, at) =>
      at % 2 === 0 ? sql`${whole}${sql.raw(part)}` : sql`${whole}${numbered[Number(part) - 1]}`,
    sql`explain (format json) `,
  );
  const { rows } = await statement.execute(api.db);
  const [{ "QUERY PLAN": plans }] = rows as [{ "QUERY PLAN": { Plan: Plan }[] }];
  const scanned: string[] = [];
  const visit = (plan: Plan) => {
    const table = plan["Relation Name"];
    if (plan["Node Type"] === "Seq Scan" && table && GROWING.includes(table)) scanned.push(table);
    plan.Plans?.forEach(visit);
  };
  for (const { Plan: plan } of plans) visit(plan);
  return scanned;
}

/** Returns each statement of the work that scans a growing table, with the table. */
async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work);
  expect(statements).not.toEqual([]);
  const scans: string[] = [];
  for (const statement of statements)
    for (const table of await tablesScanned(statement)) scans.push(`${table}: ${statement.text}`);
  return scans;
}

test("a call reads no growing table from end to end", async () => {
  const addressId = await insertAddressDirectly(api, ana, {});
  const order = await createDraft(api, { client_id: ana.client.id }, { cookie: ana.cookie });
  const about = {
    companyId: "tacos",
    host: "tacos.test",
    productId: "taco",
    variantId: "taco-1",
    modifierId: "green",
    qrId: "tacos-table-4",
    areaId: "center",
    paymentMethodId: "cash",
    clientId: ana.client.id,
    addressId,
    orderId: order.body.id,
    paymentId: "none",
  };
  const scans = await scansOf(async () => {
    for (const name of callNames) {
      const { body, ...rest } = requestPerCall[name](about) as { body?: object };
      await api.send(calls[name].method, pathOf(name, rest), { body, cookie: ana.cookie });
    }
    await patchOrder(api, order.body.id, CASH_PAYMENT, { cookie: ana.cookie });
  });
  expect(scans).toEqual([]);
});

const reads = (Object.keys(staffCalls) as StaffCallName[]).filter(
  (name) => staffCalls[name].method === "GET",
);

test("a page of the console reads no growing table from end to end", async () => {
  const query = "?search=ana&q=ana&day=2026-03-14&from=2026-03-01&to=2026-03-14";
  const scans = await scansOf(async () => {
    for (const name of reads) {
      const path = staffCalls[name].path
        .replace("{companyId}", "tacos")
        .replace("{orderId}", "many-7")
        .replace("{customerId}", "many-7")
        .replaceAll(/\{\w+\}/gu, "none");
      for (const search of ["", query]) {
        await api.send("GET", `${path}${search}`, signedInAs("owner"));
      }
    }
  });
  expect(scans).toEqual([]);
});
