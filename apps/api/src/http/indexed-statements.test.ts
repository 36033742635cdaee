import { staffCallDocs } from "@comanda/contract/staff/staff-call-docs";
import { type StaffCallName, staffCalls } from "@comanda/contract/staff/staff-calls";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../db/schema/database.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { addManyOrders } from "../testing/many-orders.store.ts";
import { createVisitor, type Visitor } from "../testing/order-flow.ts";
import { foreignCompany, smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { runPeriodicWork } from "./testing/periodic-work.ts";
import { prepareCustomerCalls } from "./testing/prepare-customer-calls.ts";
import { statementsOf, tablesScanned } from "./testing/scanned-tables.ts";
import { createSubjects, type StaffSubjects } from "./testing/staff-subjects.ts";

/** The tables with many rows: what grows with each order, customer or change. */
const FILLED = [
  ...["orders", "order_lines", "order_events", "order_ratings"],
  ...["clients", "addresses", "idempotency_keys", "audit_log"],
];
/** One company has most rows, so that Postgres prefers an index wherever one fits. */
const MANY = 20_000;
const FEW = 200;

let api: TestApp;
let ana: Visitor;
/** What calls of the staff of `burgers` are about. */
let subjects: StaffSubjects;
beforeAll(async () => {
  const large = { ...smallCompany("large"), qrs: [] };
  api = await createTestApp([smallCompany(), large, foreignCompany()]);
  subjects = await createSubjects(api, "burgers");
  await api.db.connection().execute(fill);
  await sql`analyze`.execute(api.db);
  ana = await createVisitor(api);
});
afterAll(() => api.close());

/** Adds the rows on one connection that checks no references, which takes a fraction of the time. */
async function fill(db: Kysely<Database>): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db);
  await addManyOrders(db, "large", MANY);
  for (const company of ["tacos", "burgers"]) await addManyOrders(db, company, FEW);
  await sql`insert into addresses (company_id, id, client_id, address)
    select company_id, 'at-' || id, id, 'Calle 1' from clients`.execute(db);
  await sql`insert into idempotency_keys (company_id, key_hash, body_hash, answer)
    select 'large', 'key-' || i, '', '{}' from generate_series(1, ${MANY}::int) i`.execute(db);
  await sql`insert into audit_log (company_id, id, at, actor, action)
    select 'large', 'entry-' || i, now() - i * interval '1 minute', 'Ana', 'team.join'
    from generate_series(1, ${MANY}::int) i`.execute(db);
  await sql`insert into order_ratings (company_id, order_id, id, score, created_at)
    select company_id, id, id, 5, placed_at from orders`.execute(db);
  await sql`reset session_replication_role`.execute(db);
}

/**
 * Tables that jobs read whole: the companies and their webhooks, and what the purge leaves of some days or
 * of a member's mistakes.
 */
const SMALL = [
  ...["companies", "webhooks", "availability_marks", "slowdowns", "scheduled_prices"],
  ...["rate_counts", "staff_tablet_sessions", "staff_invitations"],
  ...["staff_pin_failures", "staff_member_pin_failures"],
];

/** Returns each statement of the work that scans a growing table, with the table. */
async function scansOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(work);
  expect(statements).not.toEqual([]);
  const scans: string[] = [];
  for (const statement of statements) {
    for (const table of await tablesScanned(api.db, statement, FILLED))
      if (!SMALL.includes(table)) scans.push(`${table}: ${statement.text}`);
  }
  return scans;
}

test("a call reads no growing table from end to end", async () => {
  expect(await scansOf(await prepareCustomerCalls(api, ana))).toEqual([]);
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

/** In which group a call is sent: what a call removes, no other can be about. */
function turnOf(name: StaffCallName): number {
  // Ends the owner's session on the device.
  if (name === "enrollTablet") return 2;
  return /^(?:remove|revoke|delete|end|undo|cancel)/u.test(name) ? 1 : 0;
}

const writes = (Object.keys(staffCalls) as StaffCallName[])
  .filter((name) => staffCalls[name].method !== "GET")
  .toSorted((a, b) => turnOf(a) - turnOf(b));

/** Bodies that fit the company where the documented example does not. */
const bodies: Partial<Record<StaffCallName, object>> = {
  eraseCustomer: { orders: 1 },
  setAvailability: {
    changes: [
      { kind: "product", id: "burgers-taco", seen: null, state: "sold_out", until: "tomorrow" },
    ],
  },
};

/**
 * Calls that end before their write with these bodies: they need a service, an upload, a refund, or what
 * the company's menu or settings have. The others of their area write the same tables.
 */
const ENDS_BEFORE_WRITE: readonly StaffCallName[] = [
  ...(["updateAlertSettings", "reportBoard", "sendTestMail", "subscribePush"] as const),
  ...(["unsubscribePush", "sendTestPush", "stepOrderBack", "refundOrder", "retryRefund"] as const),
  ...(["recordRefundByHand", "withdrawOrderProposal", "updateBoardSettings"] as const),
  ...(["changeMemberRole", "updatePrinting", "createProduct", "updateProduct"] as const),
  ...(["moveProduct", "updateProducts", "applyMenu", "createCategory"] as const),
  ...(["updateModifierGroup", "uploadPicture", "schedulePrices", "updateScheduledPrices"] as const),
  ...(["updateSettings", "uploadSettingsPicture", "rotateWebhookSecret"] as const),
  ...(["setPaymentProvider", "endPause", "deleteProducts", "deleteCategories"] as const),
];

/** Calls of the order board on orders of their own, each in progress. */
const orderWrites = writes.filter((name) => staffCalls[name].path.includes("{orderId}"));
const newOrders = ["confirmOrder", "acceptOrder", "refuseOrder"];

/** Sends a call as the owner of `burgers`; returns its status. */
async function sendWrite(name: StaffCallName): Promise<number> {
  const own = `many-${1 + orderWrites.indexOf(name)}`;
  const { method, path } = staffCalls[name];
  const ids: StaffSubjects = { ...subjects, companyId: "burgers", customerId: "many-100" };
  if (own !== "many-0") ids.orderId = own;
  const to = path.replaceAll(/\{(\w+)\}/gu, (_, parameter) => ids[parameter] ?? "none");
  const example = (staffCallDocs[name].example ?? {}) as object;
  const body: Record<string, unknown> = { ...example, ...bodies[name] };
  if ("revision" in body && own !== "many-0") body.revision = 0;
  return (await api.send(method, to, { ...signedInAs("owner", "burgers"), body })).status;
}

test("a call of staff that writes reads no growing table from end to end", async () => {
  for (const [at, name] of orderWrites.entries()) {
    const status = newOrders.includes(name) ? "PENDING" : "PREPARING";
    const isForLater = name === "confirmOrder";
    const scheduled_delivery_date = isForLater ? new Date(api.now.getTime() + 86_400_000) : null;
    const row = { status, ended_at: null, scheduled_delivery_date } as const;
    const key = api.db
      .updateTable("orders")
      .set(row)
      .where("id", "=", `many-${1 + at}`);
    await key.where("company_id", "=", "burgers").execute();
  }
  const statuses = new Map<StaffCallName, number>();
  const scans = await scansOf(async () => {
    for (const name of writes) statuses.set(name, await sendWrite(name));
  });
  expect(scans).toEqual([]);
  const refused = [...statuses].filter(([, status]) => status >= 300).map(([name]) => name);
  expect(refused).toEqual(ENDS_BEFORE_WRITE);
});

test("a periodic job reads no growing table from end to end", async () => {
  expect(await scansOf(() => runPeriodicWork(api))).toEqual([]);
});
