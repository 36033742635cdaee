import type { Problem } from "@comanda/contract/calls/problems";
import type { ScannedQr } from "@comanda/contract/orders/qr";
import type { AnsweredTableCall, TableCalls } from "@comanda/contract/orders/table-calls";
import type { Role } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeBoardSettings, readStaffBoard } from "../testing/board-calls.ts";
import { countStatus, sendConcurrently } from "../testing/concurrent-requests.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { foreignCompany, smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";

let api: TestApp;
beforeAll(async () => {
  const file = smallCompany();
  file.qrs?.push({ id: "tacos-bar", name: "Bar", ordering_type: "ONSITE" });
  api = await createTestApp([file, foreignCompany()]);
});
beforeEach(async () => {
  await api.reset();
  await changeBoardSettings(api, { table_calls: true });
});
afterAll(() => api.close());

type Failure = Partial<Omit<Problem, "status">>;
const TABLE = "tacos-table-4";
const pathOf = (qr: string) => `/ms-orders/public/companies/tacos/tables/${qr}/calls`;
const read = async (qr = TABLE) => (await api.send<TableCalls & Failure>("GET", pathOf(qr))).body;
const call = (kind: string, more: object = {}, qr = TABLE) =>
  api.send<TableCalls & Failure>("POST", pathOf(qr), { body: { kind, ...more } });
const answer = (id: string, role: Role = "cashier") =>
  api.send<AnsweredTableCall & Failure>(
    "POST",
    `/ms-orders/companies/tacos/table-calls/${id}/answer`,
    signedInAs(role),
  );
const open = async (role: Role = "cashier") => (await readStaffBoard(api, role)).table_calls;
const wait = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000);
};

test("a guest without a device calls before any order, and every board shows it", async () => {
  expect(await read()).toMatchObject({ enabled: true, calls: [], socket_authorization: null });
  const called = await call("bill", { payment_method_id: "cash" });
  expect(called.cookie).toMatch(/^comanda_device=/u);
  expect(called.body.calls).toMatchObject([{ kind: "bill", state: "open" }]);
  expect(called.body.socket_authorization).toEqual(expect.any(String));
  expect(await open("kitchen")).toMatchObject([
    { kind: "bill", place: "Table 4", payment_method: "cash", since: api.now.toISOString() },
  ]);
  const channels = api.published.map(({ channel }) => channel);
  expect(channels.slice(-2)).toEqual(["table_changed", "board_changed"]);
});

test("when many guests call at once, their table has one call of each kind", async () => {
  const answers = await sendConcurrently(10, (at) => call(at % 2 === 0 ? "waiter" : "bill"));
  expect(countStatus(answers, 200)).toBe(10);
  expect((await open()).map(({ kind }) => kind).toSorted()).toEqual(["bill", "waiter"]);
});

test("when many members answer a call at once, the others read who was first", async () => {
  await call("waiter");
  const [{ id = "" } = {}] = await open();
  const roles = ["owner", "manager", "cashier", "kitchen"] as const;
  const answers = await sendConcurrently(8, (at) => answer(id, roles[at % 4]));
  expect(countStatus(answers, 200)).toBe(2);
  const by = answers.find(({ status }) => status === 200)?.body.by;
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ code: "table_call_changed", changed: { by, status: "coming" } });
  const log = api.db.selectFrom("audit_log").select("actor").where("target", "=", id);
  expect(await log.execute()).toEqual([{ actor: by }]);
});

test("the guest reads that someone is coming, and can call again some minutes later", async () => {
  await call("waiter");
  const [{ id = "" } = {}] = await open();
  await answer(id);
  expect(await open()).toEqual([]);
  expect((await call("waiter")).body.calls).toMatchObject([{ state: "coming" }]);
  wait(3);
  expect((await read()).calls).toEqual([]);
  expect((await call("waiter")).body.calls).toMatchObject([{ state: "open" }]);
  expect(await open()).toHaveLength(1);
});

test("an unanswered call ends by itself after twenty minutes", async () => {
  await call("waiter");
  const [{ id = "" } = {}] = await open();
  wait(20);
  expect([await open(), (await read()).calls]).toEqual([[], []]);
  expect((await answer(id)).body.code).toBe("table_call_not_found");
  expect((await call("waiter")).body.calls).toMatchObject([{ state: "open" }]);
});

test("only tables of a company that takes calls can call", async () => {
  const qr = async (id: string) =>
    (await api.send<ScannedQr>("GET", `/ms-orders/public/qrs/${id}`)).body;
  expect([(await qr(TABLE)).table_calls, (await qr("tacos-bar")).table_calls]).toEqual([
    true,
    false,
  ]);
  expect((await call("waiter", {}, "tacos-bar")).body.code).toBe("table_calls_off");
  expect((await call("waiter", {}, "nowhere")).body.code).toBe("qr_not_found");
  expect((await call("bill", { payment_method_id: "gold" })).body.code).toBe(
    "payment_method_not_found",
  );
  expect((await call("song")).body.code).toBe("invalid_body");
  await changeBoardSettings(api, { table_calls: false });
  expect([(await qr(TABLE)).table_calls, (await read()).enabled]).toEqual([false, false]);
  expect((await call("waiter")).body.code).toBe("table_calls_off");
  expect(await open()).toEqual([]);
});
