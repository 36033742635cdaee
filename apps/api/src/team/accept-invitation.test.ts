import { rolePermissions } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Refusal } from "../shared/refusal.ts";
import type { StaffMember } from "../staff/staff-member.ts";
import { enrollTablet } from "../tablets/enroll-tablet.ts";
import { createPinHasher } from "../tablets/pin-hash.ts";
import { addPinMember, setMemberPin } from "../tablets/set-pin.ts";
import { type ConsoleBrowser, openConsole } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs, TEST_SECRET } from "../testing/staff-members.ts";
import { changeRole } from "./change-role.ts";
import { createClaim } from "./claim-companies.ts";
import { createInvitation } from "./create-invitation.ts";
import { removeMember } from "./remove-member.ts";
import { revokeInvitation } from "./revoke-invitation.ts";

const ANA = { name: "Ana", email: "ana@example.test", password: "tortillas de maíz" };
const COMMAND_LINE = { companyId: "tacos", program: "comanda" };

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function invite(role: "owner" | "manager" | "cashier" | "kitchen" = "cashier") {
  const created = await createInvitation(api.deps, COMMAND_LINE, { role, email: null });
  if (created instanceof Refusal) throw new Error(created.code);
  return created;
}

const accept = (browser: ConsoleBrowser, token: string, account: object | null = ANA) =>
  browser.post("/auth/invitation/accept", { token, account });

/** A browser in which a member of `tacos` with this role is signed in. */
function browserOf(role: "owner" | "kitchen"): ConsoleBrowser {
  const browser = openConsole(api);
  const [name = "", value = ""] = signedInAs(role).cookie?.split("=") ?? [];
  browser.cookies.set(name, value);
  return browser;
}

const rolesOf = async (accountId: string) => {
  const rows = await api.db
    .selectFrom("staff_members")
    .select("role")
    .where("account_id", "=", accountId)
    .execute();
  return rows.map(({ role }) => role);
};

test("an invitation says what it offers, without being used", async () => {
  const { token } = await invite("manager");
  const read = () => openConsole(api).post("/auth/invitation", { token });
  expect((await read()).body).toMatchObject({ role: "manager", invited_by: "comanda" });
  expect((await read()).status).toBe(200);
  expect(await api.db.selectFrom("staff_invitations").select("token_hash").execute()).not.toContain(
    token,
  );
});

test("an invitation works once", async () => {
  const { token } = await invite();
  expect((await accept(openConsole(api), token)).status).toBe(200);
  const other = { ...ANA, email: "beto@example.test" };
  const second = await accept(openConsole(api), token, other);
  expect([second.status, second.body.code]).toEqual([410, "link_expired"]);
  expect((await openConsole(api).post("/auth/invitation", { token })).status).toBe(410);
});

test("when many people open one link at once, one becomes a member", async () => {
  const { token } = await invite();
  const people = Array.from({ length: 8 }, (_, nth) => ({ ...ANA, email: `p${nth}@example.test` }));
  const answers = await Promise.all(people.map((each) => accept(openConsole(api), token, each)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
  const created = await api.db
    .selectFrom("staff_accounts")
    .select("email")
    .where("email", "like", "p%@example.test")
    .execute();
  expect(created).toHaveLength(1);
});

test("a form that is sent twice joins once, and signs in both times", async () => {
  const { token } = await invite();
  const [first, second] = [openConsole(api), openConsole(api)];
  expect((await accept(first, token)).body).toEqual({ company_id: "tacos" });
  expect((await accept(second, token)).body).toEqual({ company_id: "tacos" });
  expect((await second.get("/auth/me")).body).toMatchObject({ account: { name: "Ana" } });
  const stranger = await accept(openConsole(api), token, { ...ANA, password: "a wrong password" });
  expect(stranger.body.code).toBe("link_expired");
});

test("an expired or revoked invitation leads to nothing", async () => {
  const [late, revoked] = [await invite(), await invite()];
  await revokeInvitation(api.deps, COMMAND_LINE, revoked.id);
  expect((await accept(openConsole(api), revoked.token)).body.code).toBe("link_expired");
  api.now = new Date(late.expires_at.getTime());
  expect((await accept(openConsole(api), late.token)).body.code).toBe("link_expired");
  expect((await accept(openConsole(api), "of nobody, never made")).body.code).toBe("link_expired");
});

test("an address with an account is not registered again, and its owner joins by signing in", async () => {
  const browser = openConsole(api);
  await accept(browser, (await invite()).token);
  await api.store(smallCompany("pizza"));
  const actor = { companyId: "pizza", program: "comanda" };
  const created = await createInvitation(api.deps, actor, { role: "owner", email: null });
  const token = (created as { token: string }).token;
  const again = await accept(openConsole(api), token);
  expect([again.status, again.body.code]).toEqual([409, "account_exists"]);
  expect((await accept(openConsole(api), token, null)).body.code).toBe("signed_out");
  expect((await accept(browser, token, null)).body).toEqual({ company_id: "pizza" });
  expect((await browser.get("/auth/me")).body).toMatchObject({
    companies: [
      { company_id: "pizza", role: "owner" },
      { company_id: "tacos", role: "cashier" },
    ],
  });
});

test("an invitation to an address admits the account of that address only", async () => {
  const [ana, eve] = [openConsole(api), openConsole(api)];
  await accept(ana, (await invite()).token);
  await accept(eve, (await invite()).token, { ...ANA, email: "eve@example.test" });
  await api.store(smallCompany("pizza"));
  const created = await createInvitation(
    api.deps,
    { companyId: "pizza", program: "comanda" },
    { role: "cashier", email: "Ana@Example.test" },
  );
  const { token } = created as { token: string };
  const refused = await accept(eve, token, null);
  expect([refused.status, refused.body.code]).toEqual([409, "other_email"]);
  expect((await accept(ana, token, null)).body).toEqual({ company_id: "pizza" });
  expect((await accept(ana, token, null)).body).toEqual({ company_id: "pizza" });
  expect((await accept(eve, token, null)).body.code).toBe("link_expired");
});

test("a member gets a higher role by an invitation, and never a lower one", async () => {
  const owner = await accept(browserOf("owner"), (await invite("cashier")).token, null);
  expect([owner.status, owner.body.code]).toEqual([409, "already_member"]);
  expect(await rolesOf("account-owner")).toEqual(["owner"]);
  const { token } = await invite("manager");
  expect((await accept(browserOf("kitchen"), token, null)).status).toBe(200);
  expect(await rolesOf("account-kitchen")).toEqual(["manager"]);
});

test("joining and inviting are in the audit log, without secrets", async () => {
  const { token } = await invite("manager");
  await accept(openConsole(api), token);
  const log = await api.db.selectFrom("audit_log").selectAll().orderBy("action").execute();
  expect(log).toMatchObject([
    { action: "team.invite", actor: "comanda", after: { role: "manager" } },
    { action: "team.join", actor: "Ana", before: null, after: { name: "Ana", role: "manager" } },
  ]);
  expect(JSON.stringify(log)).not.toContain(token);
});

test("the database takes no role that does not exist", async () => {
  const member = {
    company_id: "tacos",
    account_id: "account-owner",
    role: "admin",
    pin_hash: null,
  };
  await expect(
    api.db
      .insertInto("staff_members")
      .values(member as never)
      .execute(),
  ).rejects.toThrow();
});

test("a member who is removed or gets a lower role takes the open invitations along", async () => {
  const owner = browserOf("owner");
  const staff = "/ms-staff/companies/tacos";
  const tokenBy = async (role: "owner" | "manager") => {
    const actor = {
      accountId: `account-${role}`,
      name: role,
      companyId: "tacos",
      role,
      sessionId: "",
      tabletId: null,
      from: null,
    };
    const created = await createInvitation(api.deps, actor, { role: "kitchen", email: null });
    return (created as { token: string }).token;
  };
  const [demoted, kept] = [await tokenBy("manager"), await tokenBy("owner")];
  const lower = { from: "manager", to: "cashier" };
  expect((await owner.post(`${staff}/members/account-manager/role`, lower)).status).toBe(200);
  expect((await accept(openConsole(api), demoted)).body.code).toBe("link_expired");
  await owner.post(`${staff}/members/account-manager/role`, { from: "cashier", to: "manager" });
  const removed = await tokenBy("manager");
  expect((await owner.post(`${staff}/members/account-manager/remove`, {})).status).toBe(200);
  expect((await accept(openConsole(api), removed)).body.code).toBe("link_expired");
  expect((await accept(openConsole(api), kept)).status).toBe(200);
});

test("a member who is removed or gets a lower role meanwhile changes nothing", async () => {
  const of = { accountId: "account-manager", name: "Manager", companyId: "tacos" };
  const session = { sessionId: "session-manager-tacos", tabletId: null, from: null };
  const permissions = rolePermissions.manager;
  const actor: StaffMember = { ...of, ...session, role: "manager", permissions };
  const pins = createPinHasher([TEST_SECRET]);
  const deps = { ...api.deps, pins };
  const attempts = async () => [
    await createInvitation(deps, actor, { role: "kitchen", email: null }),
    await addPinMember(deps, actor, { name: "Eve", role: "kitchen", pin: "5083" }),
    await setMemberPin(deps, actor, { accountId: "account-kitchen", pin: "5083" }),
    await changeRole(deps, actor, { accountId: "account-cashier", from: "cashier", to: "kitchen" }),
    await removeMember(deps, actor, "account-kitchen"),
    await enrollTablet(deps, actor, "Mine"),
  ];
  const lower = { from: "manager", to: "cashier" };
  await browserOf("owner").post("/ms-staff/companies/tacos/members/account-manager/role", lower);
  const refused = Array(6).fill({ code: "forbidden" });
  expect(await attempts()).toMatchObject(refused);
  await browserOf("owner").post("/ms-staff/companies/tacos/members/account-manager/remove", {});
  expect(await attempts()).toMatchObject(refused);
});

test("the first owner who joins ends the other links to claim the company", async () => {
  const claim = (await createClaim(api.deps, "tacos")) as { token: string };
  const { token } = await invite("owner");
  const offered = async (read: string) =>
    (await openConsole(api).post("/auth/invitation", { token: read })).body;
  expect(await offered(claim.token)).toMatchObject({ claim: true, in_setup: false });
  expect(await offered(token)).toMatchObject({ claim: false });
  expect((await accept(openConsole(api), token)).status).toBe(200);
  const late = { ...ANA, email: "eve@example.test" };
  const answer = await accept(openConsole(api), claim.token, late);
  expect(answer.body.code).toBe("link_expired");
});
