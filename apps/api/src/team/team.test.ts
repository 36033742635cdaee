import { roles } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { collectMails, openConsole, tokenIn } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { smallCompany } from "../testing/small-company.ts";
import { signedInAs } from "../testing/staff-members.ts";

const STAFF = "/ms-staff/companies/tacos";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type Answer = { code: string; errors?: { path: string }[]; [field: string]: unknown };
const as = (role: (typeof roles)[number], path: string, body?: unknown) =>
  api.send<Answer>(body === undefined ? "GET" : "POST", `${STAFF}${path}`, {
    ...signedInAs(role),
    ...(body === undefined ? {} : { body }),
  });

test("the team lists members by role, with what they sign in by", async () => {
  const { body } = await as("manager", "/team");
  expect((body.members as { role: string }[]).map(({ role }) => role)).toEqual(roles);
  expect(body.invitations).toEqual([]);
});

test("an invitation's link is shown once, mailed in the inviter's language, and revoked", async () => {
  const mails = collectMails(api);
  const invited = await api.send<{ link: string; invitation: { id: string } }>(
    "POST",
    `${STAFF}/invitations`,
    {
      ...signedInAs("manager"),
      headers: { ...signedInAs("manager").headers, "accept-language": "es-MX,es;q=0.9" },
      body: { role: "cashier", email: "Rocio@Example.test" },
    },
  );
  const mail = await vi.waitFor(() => mails[0] ?? Promise.reject(new Error("no mail yet")), 10_000);
  expect(mail).toMatchObject({ to: "rocio@example.test", subject: "Únete a Tacos en Comanda" });
  const token = tokenIn(mail);
  expect(invited.body.link).toBe(`http://api.test/join#${token}`);
  const team = await as("manager", "/team");
  expect(team.body.invitations).toMatchObject([{ role: "cashier", invited_by: "Manager" }]);
  expect(JSON.stringify(team.body)).not.toContain(token);
  const { id } = invited.body.invitation;
  expect((await as("manager", `/invitations/${id}/revoke`, {})).status).toBe(200);
  expect((await as("manager", `/invitations/${id}/revoke`, {})).body.code).toBe(
    "invitation_not_found",
  );
  expect((await openConsole(api).post("/auth/invitation", { token })).status).toBe(410);
});

test("an invitation has the id that its sender makes, and by it is revoked before its answer has come", async () => {
  const id = "0123456789abcdef0123456789abcdef";
  const invite = () => as("manager", "/invitations", { id, role: "cashier", email: null });
  expect((await invite()).body.invitation).toMatchObject({ id });
  const again = await invite();
  expect([again.status, again.body.errors?.[0]?.path]).toEqual([422, "id"]);
  expect((await as("manager", `/invitations/${id}/revoke`, {})).status).toBe(200);
  expect((await as("manager", "/team")).body.invitations).toEqual([]);
});

test("a company's name of several lines stands in one line of the mail", async () => {
  const mails = collectMails(api);
  const company = smallCompany();
  company.company.name = "Tacos\r\n\r\nYour account is locked:\u2028https://evil.example";
  await api.store(company);
  await as("manager", "/invitations", { role: "cashier", email: "rocio@example.test" });
  const mail = await vi.waitFor(() => mails[0] ?? Promise.reject(new Error("no mail yet")), 10_000);
  const name = "Tacos Your account is locked: https://evil.example";
  expect(mail.subject).toBe(`Join ${name} on Comanda`);
  expect(mail.text.split("\n")[0]).toContain(`invited to join ${name}. Open`);
});

test("a mail that cannot be sent does not lose the link", async () => {
  api.deps.mailer = { sendMail: () => Promise.reject(new Error("no line")) };
  api.restart();
  const invited = await as("owner", "/invitations", { role: "owner", email: "a@example.test" });
  api.deps.mailer = null;
  expect(invited.body.link).toContain("/join#");
});

test("a manager manages cashiers and the kitchen only", async () => {
  const refused = await Promise.all([
    as("manager", "/invitations", { role: "manager", email: null }),
    as("manager", "/members/account-owner/remove", {}),
    as("manager", "/members/account-owner/pin", { pin: "7291" }),
    as("manager", "/members/account-cashier/role", { from: "cashier", to: "manager" }),
    as("manager", "/members/account-manager/role", { from: "manager", to: "cashier" }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  const change = { from: "cashier", to: "kitchen" };
  expect((await as("manager", "/members/account-cashier/role", change)).status).toBe(200);
  expect((await as("manager", "/members/account-manager/pin", { pin: "729164" })).status).toBe(200);
});

test("another role counts at the next call", async () => {
  expect((await as("cashier", "/team")).status).toBe(403);
  await as("owner", "/members/account-cashier/role", { from: "cashier", to: "manager" });
  expect((await as("cashier", "/team")).status).toBe(200);
  expect(api.published).toContainEqual({
    channel: "staff_changed",
    payload: '{"company_id":"tacos","account_id":"account-cashier"}',
  });
});

test("a change from a role that is no longer the member's is refused, a repeated one is not", async () => {
  const change = (from: string, to: string) =>
    as("owner", "/members/account-cashier/role", { from, to });
  expect((await change("cashier", "kitchen")).status).toBe(200);
  expect((await change("cashier", "kitchen")).status).toBe(200);
  expect((await change("cashier", "manager")).body).toMatchObject({
    code: "member_changed",
    changed: { by_you: true, status: "kitchen" },
  });
  expect((await change("kitchen", "admin")).body.errors).toMatchObject([{ path: "to" }]);
});

test("a company keeps an owner, also when two owners remove each other at once", async () => {
  expect((await as("owner", "/members/account-owner/remove", {})).body.code).toBe("last_owner");
  const demote = { from: "owner", to: "manager" };
  expect((await as("owner", "/members/account-owner/role", demote)).body.code).toBe("last_owner");
  await as("owner", "/members/account-manager/role", { from: "manager", to: "owner" });
  const answers = await Promise.all([
    as("owner", "/members/account-manager/remove", {}),
    as("manager", "/members/account-owner/remove", {}),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const owners = await api.db
    .selectFrom("staff_members")
    .select("account_id")
    .where("role", "=", "owner")
    .execute();
  expect(owners).toHaveLength(1);
});

test("a removed member is out at the next call, and the account stays for other companies", async () => {
  expect((await as("owner", "/members/account-kitchen/remove", {})).status).toBe(200);
  const gone = await api.send("GET", "/ms-orders/companies/tacos/board", signedInAs("kitchen"));
  expect(gone.status).toBe(403);
  expect((await as("owner", "/members/account-kitchen/remove", {})).body.code).toBe(
    "member_not_found",
  );
  await api.db.deleteFrom("staff_accounts").where("id", "=", "account-cashier").execute();
  const deleted = await api.send("GET", "/ms-orders/companies/tacos/board", signedInAs("cashier"));
  expect(deleted.status).toBe(401);
});

test("a name of 10,000 letters is refused beside its field", async () => {
  const member = { name: "a".repeat(10_000), role: "kitchen", pin: "7291" };
  expect((await as("manager", "/members", member)).body.errors).toMatchObject([{ path: "name" }]);
});

test("the audit log has each change with who and when, the latest first, by area and person", async () => {
  await as("manager", "/members", { name: "Beto", role: "kitchen", pin: "7291" });
  api.now = new Date(api.now.getTime() + 1000);
  await as("owner", "/members/account-cashier/role", { from: "cashier", to: "kitchen" });
  const { body } = await as("manager", "/audit-log");
  expect(body).toMatchObject({
    entries: [
      { action: "team.change_role", actor: "Owner", target: "account-cashier" },
      { action: "team.add", actor: "Manager", after: { name: "Beto", role: "kitchen" } },
    ],
    areas: ["team"],
    timezone: "America/Mexico_City",
    page: 1,
    pages: 1,
    total: 2,
  });
  expect(JSON.stringify(body)).not.toContain("7291");
  const own = await as("manager", "/audit-log?member=account-owner");
  expect(own.body).toMatchObject({ total: 1, entries: [{ actor: "Owner" }] });
  expect((await as("manager", "/audit-log?area=orders")).body).toMatchObject({ total: 0 });
  expect((await as("manager", "/audit-log?page=0")).status).toBe(422);
});
