import { ImportFile } from "@comanda/contract/companies/import-file";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readImportTime } from "../companies/import-time.ts";
import { writeInstallationFact } from "../db/installation-facts.ts";
import { transact } from "../db/transact.ts";
import { toRows } from "../import/to-rows.ts";
import { writeCompany } from "../import/write-company.ts";
import { createFindMember } from "../sessions/find-member.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import { addMember, enrollTestTablet, PIN } from "../tablets/testing/enrolled-tablet.ts";
import { createInvitation } from "../team/create-invitation.ts";
import { openConsole } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { TEST_SECRET } from "../testing/staff-members.ts";
import { closeDemo, demoToken } from "./open-demo.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  // better-auth compares sessions with the real time.
  api.now = new Date();
  const imported_at = await readImportTime(api.db, "tacos");
  const fact = JSON.stringify([{ company_id: "tacos", imported_at }]);
  await writeInstallationFact(api.db, "demo_companies", fact);
  api.deps.demo = true;
  api.restart();
});
afterAll(() => api.close());

const token = demoToken(TEST_SECRET);

test("the demo's link opens its console as an owner after one POST, as often as one likes", async () => {
  for (let nth = 0; nth < 2; nth += 1) {
    const browser = openConsole(api);
    expect((await browser.get(`/auth/demo?token=${token}`)).status).toBe(405);
    expect((await browser.post("/auth/demo", { token })).body).toEqual({ company_ids: ["tacos"] });
    expect((await browser.get("/auth/me")).body).toMatchObject({
      account: { name: "Demo", email: null },
      companies: [{ company_id: "tacos", role: "owner" }],
    });
    // To have opened the demo is no way around the limit of opening it.
    expect([...browser.cookies.keys()]).toEqual(["comanda_staff.session_token"]);
  }
});

test("a person who signs in on a tablet that a PIN has unlocked acts as their own account, and the tablet is locked", async () => {
  const tablet = await enrollTestTablet(api);
  const beto = await addMember(api, "Beto", "kitchen", PIN);
  await tablet.post("/auth/tablet/unlock", { member_id: beto, pin: PIN });
  const pin = tablet.cookies.get("comanda_staff.pin") ?? "";
  await tablet.post("/auth/demo", { token });
  const me = await tablet.get("/auth/me");
  expect(me.body).toMatchObject({ account: { name: "Demo" }, by_pin: false });
  tablet.cookies.delete("comanda_staff.session_token");
  tablet.cookies.set("comanda_staff.pin", pin);
  expect((await tablet.get("/ms-orders/companies/tacos/board")).status).toBe(401);
});

test("another token, and a server without the demo, are refused", async () => {
  const wrong = await openConsole(api).post("/auth/demo", { token: demoToken("another secret") });
  expect([wrong.status, wrong.body.code]).toEqual([410, "link_expired"]);
  api.deps.demo = false;
  api.restart();
  expect((await openConsole(api).post("/auth/demo", { token })).status).toBe(410);
});

test("a company that is imported again is no demo, and loses whom the demo let in", async () => {
  const visitor = openConsole(api);
  await visitor.post("/auth/demo", { token });
  api.now = new Date(api.now.getTime() + 1000);
  await api.store(smallCompany());
  expect((await visitor.get("/auth/me")).body).toMatchObject({ companies: [] });
  expect((await visitor.get("/ms-orders/companies/tacos/board")).status).toBe(403);
  expect((await openConsole(api).post("/auth/demo", { token })).status).toBe(410);
});

/** The rows of staff of `tacos`, without the demo's own. */
async function countStaff(): Promise<number> {
  const counts = await Promise.all(
    (["staff_members", "staff_invitations", "staff_tablets"] as const).map((table) =>
      api.db.selectFrom(table).select("company_id").where("company_id", "=", "tacos").execute(),
    ),
  );
  return counts.flat().length;
}

test("a visitor of the demo neither sees nor changes the others' sessions, and the log has no address", async () => {
  const [one, other] = [openConsole(api), openConsole(api)];
  for (const browser of [one, other]) await browser.post("/auth/demo", { token });
  const list = async (browser = one) =>
    (await browser.get<{ sessions: { id: string; current: boolean }[] }>("/auth/sessions")).body
      .sessions;
  const [own, foreign] = [await list(), await list(other)];
  expect([own, foreign]).toMatchObject([[{ current: true }], [{ current: true }]]);
  const answers = [
    await one.post("/auth/sessions/end", { session_id: null }),
    await one.post("/auth/sessions/end", { session_id: foreign[0]?.id }),
    await one.post("/auth/name", { name: "Not the demo" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await list(other)).toHaveLength(1);
  const cookies = [...one.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const member = await createFindMember(api.deps)({ cookies, address: "203.0.113.7" }, "tacos");
  expect(member).toMatchObject({ accountId: DEMO_ACCOUNT_ID, from: null });
  await one.post("/auth/sessions/end", { session_id: own[0]?.id });
  expect((await one.get("/auth/sessions")).status).toBe(401);
});

async function inviteToDemo(): Promise<void> {
  const actor = { companyId: "tacos", program: "test" };
  await createInvitation(api.deps, actor, { role: "owner", email: null });
}

test("a start without the demo ends its sessions, and removes who joined meanwhile", async () => {
  const visitor = openConsole(api);
  await visitor.post("/auth/demo", { token });
  await inviteToDemo();
  await closeDemo(api.deps);
  expect((await visitor.get("/auth/me")).body).toMatchObject({ account: null, companies: [] });
  expect(await countStaff()).toBe(0);
  await inviteToDemo();
  await closeDemo(api.deps);
  expect(await countStaff()).toBe(1);
});

test("staff whom visitors left in the demo go with its import, also when the demo's account has left", async () => {
  const { body } = await openConsole(api).post("/auth/demo", { token });
  expect(body).toEqual({ company_ids: ["tacos"] });
  await api.db.deleteFrom("staff_members").where("account_id", "=", "demo-owner").execute();
  await inviteToDemo();
  const rows = toRows(smallCompany(), v.parse(ImportFile, smallCompany()));
  const importAgain = () =>
    transact(api.db, (trx) =>
      writeCompany(trx, rows, [], { importedAt: api.now, setCounters: true }),
    );
  expect(await importAgain()).toMatchObject({ created: false, demoEnded: true });
  expect(await countStaff()).toBe(0);
  await inviteToDemo();
  expect(await importAgain()).toMatchObject({ demoEnded: false });
  expect(await countStaff()).toBe(1);
});
