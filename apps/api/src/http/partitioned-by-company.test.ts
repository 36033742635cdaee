import { readFileSync } from "node:fs";
import { staffCalls } from "@comanda/contract/staff/staff-calls";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findMenuVersion } from "../companies/menu-version.store.ts";
import type { Database } from "../db/schema/database.ts";
import { shapeOf } from "../db/testing/earlier-forms.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createDraft, createVisitor, patchOrder } from "../testing/order-flow.ts";
import {
  type Placement,
  partitionByCompany,
  placementOfTables,
} from "../testing/partition-by-company.store.ts";
import { signedInAs } from "../testing/staff-members.ts";
import { prepareCustomerCalls } from "./testing/prepare-customer-calls.ts";
import { statementsOf, tablesSpread } from "./testing/scanned-tables.ts";

/** A distributed Postgres would copy these to each machine. */
const DIRECTORY = [
  ...["api_keys", "hosts", "printers", "qrs"],
  ...["staff_invitations", "staff_tablet_sessions", "staff_tablets"],
];

let api: TestApp;
let draftId: string;
let migrated: string[];
beforeAll(async () => {
  api = await createTestApp();
  draftId = (await createDraft(api)).body.id;
  migrated = await shapeOf(api.db);
  // Two are enough to see what reads more than one.
  await partitionByCompany(api.db, 2);
});
afterAll(() => api.close());

test("the partitioned schema has the columns, keys, indexes, references and triggers of the migrated one", async () => {
  expect(await shapeOf(api.db)).toEqual(migrated);
});

test("each table of companies is partitioned but the directory, which finds the company", async () => {
  const placements = await placementOfTables(api.db);
  const placed = (wanted: Placement) =>
    [...placements].filter(([, placement]) => placement === wanted).map(([name]) => name);
  expect(placed("directory")).toEqual(DIRECTORY);
  expect(placed("installation")).toEqual([
    ...["installation", "kysely_migration", "kysely_migration_lock", "migration_checksums"],
    ...["rate_counts", "staff_accounts", "staff_credentials", "staff_passkeys"],
    ...["staff_sessions", "staff_two_factors", "staff_verifications"],
  ]);
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'p' order by relname`.execute(api.db);
  expect(rows.map(({ name }) => name)).toEqual(placed("company"));
});

test("docs/scaling.md has the number of tables of each kind, and the names of the directory", async () => {
  const placements = [...(await placementOfTables(api.db)).values()];
  const count = (wanted: Placement) => placements.filter((each) => each === wanted).length;
  const text = readFileSync(new URL("../../../../docs/scaling.md", import.meta.url), "utf8");
  const names = DIRECTORY.map((name) => `\`${name}\``);
  for (const part of [
    `${count("company")} of the ${placements.length} tables partitioned`,
    `| ${count("company")}: companies, menus`,
    `| ${count("directory")}, the directory: ${names.join(", ")} |`,
    `| ${count("installation")}: accounts`,
  ])
    expect(text).toContain(part);
});

test("a draft from before is placed, in the partitions of its company", async () => {
  const order = await patchOrder(api, draftId);
  expect(order).toMatchObject({ status: 200, body: { status: "PENDING" } });
  const places = await Promise.all(
    (["companies", "orders", "order_lines", "order_events"] as const).map(partitionsOf),
  );
  expect(places[0]).toHaveLength(1);
  expect(places).toEqual(places.map(() => places[0]));
});

test("only the directory refers to partitioned tables without being one", async () => {
  const { rows } = await sql<{ name: string }>`select distinct k.relname as name
    from pg_constraint c join pg_class k on k.oid = conrelid join pg_class r on r.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
      and k.relkind = 'r' and r.relkind = 'p' order by k.relname`.execute(api.db);
  expect(rows.map(({ name }) => name)).toEqual(DIRECTORY);
});

/** Returns the numbers of a table's partitions that have rows. */
async function partitionsOf(table: keyof Database): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select distinct substring(tableoid::regclass::text from '[0-9]+$') as number
    from ${sql.table(table)}`.execute(api.db);
  return rows.map(({ number }) => number);
}

/** Statements that do not know the company yet, with the tables of which they read all partitions. */
const WITHOUT_COMPANY = [
  // A scanned code.
  ["companies", /from "qrs" inner join "companies" .+ where "qrs"\."id" = \$1$/u],
  // Calls that name only an order, or only a client.
  ["orders", /^select "company_id" from "orders" where "id" = \$1$/u],
  ["clients", /^select \* from "clients" where "id" = \$1 and "device_id" = \$2$/u],
  // The version of the pages of a host.
  [
    "companies availability_marks service_pauses slowdowns",
    /from "hosts" inner join "companies" .+ where "hosts"\."host" = \$\d$/su,
  ],
] as const;

test("a statement of a customer's call reads one partition of a table", async () => {
  const ana = await createVisitor(api);
  const send = await prepareCustomerCalls(api, ana);
  // A new process has no catalog, so that its reading is among the statements.
  api.restart();
  const spread = await spreadStatements(async () => {
    await send();
    await findMenuVersion(api.db, "tacos.test", api.now);
  });
  expect(spread).toEqual(
    WITHOUT_COMPANY.map(([tables, text]) => [tables, expect.stringMatching(text)]),
  );
});

test("a read of the console reads one partition of a table", async () => {
  const query = "?search=ana&q=ana&day=2026-03-14&from=2026-03-01&to=2026-03-14";
  const spread = await spreadStatements(async () => {
    for (const { method, path } of Object.values(staffCalls)) {
      const to = path
        .replace("{companyId}", "tacos")
        .replace("{orderId}", draftId)
        .replaceAll(/\{\w+\}/gu, "none");
      if (method === "GET") await api.send(method, to + query, signedInAs("owner"));
    }
  });
  // A tablet's token finds the company, of which a member is then read by the key.
  expect(spread).toEqual([
    [
      "staff_members",
      expect.stringMatching(/^select .+ from "staff_tablet_sessions" as "session"/u),
    ],
  ]);
});

/** Returns the statements of `work` that read more than one partition of a table, each with its tables. */
async function spreadStatements(work: () => Promise<unknown>): Promise<[string, string][]> {
  const spread: [tables: string, text: string][] = [];
  for (const statement of await statementsOf(work)) {
    const tables = await tablesSpread(api.db, statement);
    if (tables.length > 0) spread.push([tables.join(" "), statement.text]);
  }
  return spread;
}
