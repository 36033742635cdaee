import type { Me } from "@comanda/contract/accounts/account-schemas";
import { rolePermissions } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ConsoleBrowser, openConsole } from "../testing/console-browser.ts";
import { createTestApp, NOON, type TestApp } from "../testing/create-test-app.ts";
import { createPlacedOrder } from "../testing/order-flow.ts";
import { smallCompany } from "../testing/small-company.ts";
import { TABLET_IDLE_MS } from "./tablets.store.ts";
import { addMember, browserOf, enrollTestTablet, PIN, STAFF } from "./testing/enrolled-tablet.ts";
import { PIN_SESSION_MS } from "./unlock-tablet.ts";

let api: TestApp;
let tablet: ConsoleBrowser;
let beto: string;
beforeAll(async () => {
  api = await createTestApp([smallCompany(), smallCompany("pizza")]);
  beto = await addMember(api, "Beto", "kitchen", PIN);
  await api.keep();
});
beforeEach(async () => {
  await api.reset();
  tablet = await enrollTestTablet(api);
});
afterAll(() => api.close());

const unlock = (pin = PIN, member_id = beto, browser = tablet) =>
  browser.post<{ code?: string; next_at?: string }>("/auth/tablet/unlock", { member_id, pin });
const board = async (browser = tablet) =>
  (await browser.get("/ms-orders/companies/tacos/board")).status;

test("enrolling signs the manager out on the device, and a PIN opens it for a member", async () => {
  expect(await board()).toBe(401);
  expect((await unlock()).body).toEqual({ done: true });
  expect(await board()).toBe(200);
  expect((await tablet.get("/auth/me")).body).toMatchObject({
    account: { name: "Beto", email: null },
    companies: [{ company_id: "tacos", role: "kitchen" }],
    tablet: { name: "Counter 1", company_id: "tacos" },
    by_pin: true,
  });
  expect((await tablet.post("/auth/tablet/lock", {})).body).toEqual({ done: true });
  expect(await board()).toBe(401);
  const published = api.published.length;
  expect((await tablet.post("/auth/tablet/lock", {})).body).toEqual({ done: true });
  expect(api.published).toHaveLength(published);
});

test("the right PIN on a device that is no tablet opens nothing", async () => {
  const other = await unlock(PIN, beto, openConsole(api));
  expect([other.status, other.body.code]).toEqual([401, "not_a_tablet"]);
  await unlock();
  const thief = openConsole(api);
  thief.cookies.set("comanda_staff.pin", tablet.cookies.get("comanda_staff.pin") ?? "");
  expect(await board(thief)).toBe(401);
  const second = browserOf(api, "owner");
  await second.post(`${STAFF}/tablets`, { name: "Counter 2" });
  second.cookies.set("comanda_staff.pin", tablet.cookies.get("comanda_staff.pin") ?? "");
  expect(await board(second)).toBe(401);
});

test("a PIN's session is for the tablet's company only, also when the member has another", async () => {
  await unlock();
  await api.db
    .insertInto("staff_members")
    .values({ company_id: "pizza", account_id: beto, role: "owner", pin_hash: null })
    .execute();
  expect((await tablet.get("/ms-orders/companies/pizza/board")).status).toBe(403);
  expect((await tablet.get("/auth/sessions")).status).toBe(401);
  expect((await tablet.post("/auth/name", { name: "Other" })).status).toBe(401);
});

test("a PIN that is easily guessed, or that has other characters, is refused beside its field", async () => {
  const owner = browserOf(api, "owner");
  for (const pin of ["1234", "0000", "123", "1234567", "12a4"]) {
    const answer = await owner.post(`${STAFF}/members/${beto}/pin`, { pin });
    expect([answer.status, answer.body.errors], pin).toMatchObject([422, [{ path: "pin" }]]);
  }
});

test("no PIN is stored as it is", async () => {
  const rows = await api.db.selectFrom("staff_members").select("pin_hash").execute();
  const stored = rows.flatMap(({ pin_hash }) => pin_hash ?? []);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatch(/^argon2id\.\d+\./u);
  expect(stored[0]).not.toContain(PIN);
});

test.each([
  ["the tablet is revoked", () => revokeAll()],
  [
    "the member is removed",
    () => browserOf(api, "owner").post(`${STAFF}/members/${beto}/remove`, {}),
  ],
  [
    "the PIN is changed",
    () => browserOf(api, "owner").post(`${STAFF}/members/${beto}/pin`, { pin: null }),
  ],
])("what a PIN has opened ends at once when %s, in every process", async (_, end) => {
  await unlock();
  expect(await board()).toBe(200);
  await end();
  api.restart();
  expect(await board()).toBe(401);
  expect(api.published.at(-1)).toMatchObject({ channel: "staff_changed" });
});

async function revokeAll(): Promise<void> {
  const owner = browserOf(api, "owner");
  const { tablets } = (await owner.get<{ tablets: { id: string }[] }>(`${STAFF}/tablets`)).body;
  for (const { id } of tablets) await owner.post(`${STAFF}/tablets/${id}/revoke`, {});
  expect((await unlock()).body.code).toBe("not_a_tablet");
}

test("a PIN's session ends after a shift", async () => {
  await unlock();
  api.now = new Date(NOON.getTime() + PIN_SESSION_MS);
  expect(await board()).toBe(401);
});

test("a locked tablet learns which orders wait, and nothing about their customers", async () => {
  const order = await createPlacedOrder(api);
  const locked = await tablet.get("/auth/tablet");
  expect(locked.body).toMatchObject({
    name: "Counter 1",
    company_id: "tacos",
    members: [{ id: beto, name: "Beto", role: "kitchen" }],
    waiting: [{ public_id: order.public_id }],
  });
  expect(Object.keys((locked.body.waiting as object[])[0] ?? {})).toEqual([
    "public_id",
    "placed_at",
  ]);
  expect((await openConsole(api).get("/auth/tablet")).status).toBe(401);
});

test("a locked tablet does not ring for an order of tomorrow", async () => {
  const { public_id } = await createPlacedOrder(api);
  const tomorrow = new Date(api.now.getTime() + 24 * 3_600_000);
  await api.db
    .updateTable("orders")
    .set({ scheduled_delivery_date: tomorrow })
    .where("public_id", "=", Number(public_id))
    .execute();
  const waiting = async () => (await tablet.get("/auth/tablet")).body.waiting;
  expect(await waiting()).toEqual([]);
  api.now = new Date(tomorrow.getTime() - 10 * 60_000);
  expect(await waiting()).toMatchObject([{ public_id }]);
});

test("a member signed in by PIN cannot manage members, invite, enroll or revoke tablets, or change their own PIN", async () => {
  await browserOf(api, "owner").post(`${STAFF}/members/account-owner/pin`, { pin: "816402" });
  await unlock("816402", "account-owner");
  const { tablets } = (await tablet.get<{ tablets: { id: string }[] }>(`${STAFF}/tablets`)).body;
  const answers = await Promise.all([
    tablet.post(`${STAFF}/invitations`, { role: "owner", email: null }),
    tablet.post(`${STAFF}/members/account-manager/remove`, {}),
    tablet.post(`${STAFF}/members/account-cashier/role`, { from: "cashier", to: "kitchen" }),
    tablet.post(`${STAFF}/invitations`, { role: "kitchen", email: null }),
    tablet.post(`${STAFF}/members`, { name: "Eve", role: "kitchen", pin: "508362" }),
    tablet.post(`${STAFF}/members/${beto}/pin`, { pin: "508362" }),
    tablet.post(`${STAFF}/tablets`, { name: "Mine" }),
    tablet.post(`${STAFF}/tablets/${tablets[0]?.id}/revoke`, {}),
    tablet.post(`${STAFF}/members/account-owner/pin`, { pin: "730596" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(403));
});

test("by PIN an owner has the rights of a manager: no keys, no tokens, no payment providers, no erasing", async () => {
  await browserOf(api, "owner").post(`${STAFF}/members/account-owner/pin`, { pin: "816402" });
  await unlock("816402", "account-owner");
  const { companies } = (await tablet.get<Me>("/auth/me")).body;
  expect(companies).toMatchObject([{ role: "manager", permissions: rolePermissions.manager }]);
  const statusOf = async (path: string) => (await tablet.get(path)).status;
  expect(await statusOf("/ms-integrations/companies/tacos/api-keys")).toBe(403);
  expect(await statusOf("/ms-payments/companies/tacos/providers")).toBe(403);
  const erased = tablet.post("/ms-clients/companies/tacos/customers/x/erase", {});
  expect((await erased).status).toBe(403);
  const printer = { id: "p", name: "P", kind: "agent", columns: 48, as_pictures: false };
  const printers = "/ms-printing/companies/tacos/printers";
  expect((await browserOf(api, "owner").post(printers, printer)).status).toBe(200);
  const tokens = [
    tablet.post(printers, { ...printer, id: "q" }),
    tablet.post(`${printers}/p/token`, {}),
  ];
  expect((await Promise.all(tokens)).map(({ status }) => status)).toEqual([403, 403]);
  expect((await tablet.post(`${printers}/p/remove`, {})).status).toBe(200);
  expect(await statusOf("/ms-menu/companies/tacos/menu")).toBe(200);
});

test("owners and managers need a PIN of 6 digits, and lose a shorter one with their new role", async () => {
  const owner = browserOf(api, "owner");
  const pin = (of: string, digits: string) =>
    owner.post(`${STAFF}/members/${of}/pin`, { pin: digits });
  const short = await pin("account-manager", "50836");
  expect([short.status, short.body.code]).toEqual([422, "pin_too_short"]);
  expect((await pin("account-manager", "508362")).status).toBe(200);
  await owner.post(`${STAFF}/members/${beto}/role`, { from: "kitchen", to: "manager" });
  expect((await unlock()).body.code).toBe("wrong_pin");
});

test("a tablet that is not unlocked for 60 days is no longer enrolled", async () => {
  await unlock();
  api.now = new Date(NOON.getTime() + TABLET_IDLE_MS - 1);
  expect((await unlock()).status).toBe(200);
  api.now = new Date(api.now.getTime() + TABLET_IDLE_MS);
  expect((await unlock()).body.code).toBe("not_a_tablet");
  expect((await browserOf(api, "owner").get(`${STAFF}/tablets`)).body).toEqual({ tablets: [] });
});
