import { randomUUID } from "node:crypto";
import type { Problem } from "@comanda/contract/calls/problems";
import type { Order } from "@comanda/contract/orders/order";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readStaffOrderAs, sendBoardAction } from "../testing/board-calls.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { signedInAs, testAccountId } from "../testing/staff-members.ts";

const STAFF = "/ms-staff/companies/tacos";
const ORDERS = "/ms-orders/companies/tacos";
const LONG = "a".repeat(10_000);

let api: TestApp;
let order: Order;
let revision: number;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  order = await createPlacedOrder(api);
  revision = (await readStaffOrderAs(api, "owner", order)).body.revision;
});
afterAll(() => api.close());

const post = (path: string, body: unknown) =>
  api.send<Problem & Record<string, unknown>>("POST", path, { ...signedInAs("owner"), body });

/** What staff have stored, to compare before and after a refusal. */
async function storedRows() {
  const tables = ["staff_members", "staff_invitations", "staff_tablets", "printers"] as const;
  const rows = tables.map((table) => api.db.selectFrom(table).selectAll().execute());
  const log = api.db.selectFrom("audit_log").selectAll().execute();
  const { revision: now, status } = (await readStaffOrderAs(api, "owner", order)).body;
  return { rows: await Promise.all(rows), log: await log, revision: now, status };
}

const printer = { kind: "agent", columns: 48, as_pictures: false };
const minutes = { minutes: -5, for_minutes: 30, seen: null };

test.each<[string, string, () => object, string]>([
  ["a member's name of 10,000 letters", `${STAFF}/members`, () => pinMember(LONG), "name"],
  ["a member's name in two lines", `${STAFF}/members`, () => pinMember("Ana\nOwner"), "name"],
  [
    "a member's name of invisible characters",
    `${STAFF}/members`,
    () => pinMember("\u200b"),
    "name",
  ],
  ["a tablet's name of 10,000 letters", `${STAFF}/tablets`, () => ({ name: LONG }), "name"],
  [
    "a printer's name of 10,000 letters",
    "/ms-printing/companies/tacos/printers",
    () => ({ id: randomUUID(), ...printer, name: LONG }),
    "name",
  ],
  ["an account's name of 10,000 letters", "/auth/name", () => ({ name: LONG }), "name"],
  ["a role that does not exist", `${STAFF}/invitations`, () => ({ role: "admin" }), "role"],
  ["a role that no PIN may have", `${STAFF}/members`, () => pinMember("Eve", "owner"), "role"],
  [
    "a change to a role that does not exist",
    `${STAFF}/members/account-cashier/role`,
    () => ({ from: "cashier", to: "admin" }),
    "to",
  ],
  ["an address of 10,000 letters", `${STAFF}/invitations`, () => invitation(LONG), "email"],
  [
    "an address with a header behind it",
    `${STAFF}/invitations`,
    () => invitation("ana@tacos.test\r\nBcc: eve@evil.test"),
    "email",
  ],
  ["a busy kitchen of -5 minutes", `${ORDERS}/busy`, () => minutes, "minutes"],
])("%s is refused beside its field, and nothing is written", async (_, path, body, field) => {
  const before = await storedRows();
  const answer = await post(path, body());
  expect([answer.status, answer.body.code]).toEqual([422, "invalid_body"]);
  expect(answer.body.errors?.map((error) => error.path)).toContain(field);
  expect(await storedRows()).toEqual(before);
});

const pinMember = (name: string, role = "kitchen") => ({ name, role, pin: "7291" });
const invitation = (email: string) => ({ role: "kitchen", email: `${email}@example.test` });

const other = (message: string) => () => ({ revision, reason: "other", message });

test.each<[string, "accept" | "refuse", () => object, string]>([
  ["minutes of -5", "accept", () => ({ revision, minutes: -5 }), "minutes"],
  ["minutes of a billion", "accept", () => ({ revision, minutes: 1e9 }), "minutes"],
  ["a message of 10,000 letters", "refuse", other(LONG), "message"],
  ["a reason that does not exist", "refuse", () => ({ revision, reason: "whim" }), "reason"],
  ["Arabic with a bell", "refuse", other("نفد الخبز\u0007"), "message"],
  ["Arabic with a changed direction", "refuse", other("نفد\u202eالخبز"), "message"],
  ["Arabic with a null character", "refuse", other("نفد\u0000"), "message"],
])(
  "%s is refused beside its field, and the order stays as it was",
  async (_, action, body, field) => {
    const before = await storedRows();
    const answer = await sendBoardAction(api, "owner", order, [action, body()]);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_body"]);
    expect(answer.body.errors?.map(({ path }) => path)).toEqual([field]);
    expect(await storedRows()).toEqual(before);
  },
);

test("a reason in Arabic reaches the customer as it was written", async () => {
  const message = "نفد الخبز، نعتذر منكم";
  const refusal = { revision, reason: "other", message };
  expect((await sendBoardAction(api, "owner", order, ["refuse", refusal])).status).toBe(200);
  const seen = await api.send("GET", `/ms-orders/public/companies/tacos/orders/${order.id}`);
  expect(seen.body).toMatchObject({ status: "CANCELLED", cancel_reason: message });
});

test("a member by PIN who is sent twice is added once", async () => {
  const id = "0123456789abcdef".repeat(2);
  const body = { id, name: "Beto", role: "kitchen", pin: "7291" };
  const answers = await Promise.all([1, 2].map(() => post(`${STAFF}/members`, body)));
  expect(answers.map((answer) => [answer.status, answer.body.id])).toEqual([
    [200, id],
    [200, id],
  ]);
  const log = await api.db.selectFrom("audit_log").select("action").execute();
  expect(log).toEqual([{ action: "team.add" }]);
  for (const other of [{ pin: "5083" }, { name: "Eve" }, { role: "cashier" }]) {
    const taken = await post(`${STAFF}/members`, { ...body, ...other });
    expect([taken.status, taken.body.errors?.[0]?.path]).toEqual([422, "id"]);
  }
});

test("a session of a removed account proves no member", async () => {
  const board = () => api.send("GET", `${ORDERS}/board`, signedInAs("cashier"));
  expect((await board()).status).toBe(200);
  const id = testAccountId("cashier");
  expect((await post(`${STAFF}/members/${id}/remove`, {})).status).toBe(200);
  expect((await board()).status).toBe(403);
  await api.db.deleteFrom("staff_accounts").where("id", "=", id).execute();
  const answer = await board();
  expect([answer.status, (answer.body as unknown as Problem).code]).toEqual([401, "signed_out"]);
});

test("a body of a megabyte, or of another type, is refused before it is read as JSON", async () => {
  const huge = await post(`${STAFF}/invitations`, { role: "kitchen", email: "a".repeat(1 << 20) });
  expect([huge.status, huge.body.code]).toEqual([413, "payload_too_large"]);
  const { cookie, headers } = signedInAs("owner");
  const form = await api.raw(`${STAFF}/invitations`, {
    method: "POST",
    headers: { ...headers, cookie: cookie ?? "", "content-type": "text/plain" },
    body: JSON.stringify({ role: "owner", email: null }),
  });
  expect(form.status).toBe(415);
});
