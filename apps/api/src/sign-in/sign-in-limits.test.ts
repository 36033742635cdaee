import { permissions } from "@comanda/domain/staff/permissions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAccountAuth } from "../accounts/account-auth.ts";
import { insertAccount } from "../accounts/accounts.store.ts";
import { createApp } from "../app.ts";
import { fromEverywhere, RateLimiter } from "../limits/limiter.ts";
import { rateLimits } from "../limits/rate-limits.ts";
import type { Mail } from "../mail/mailer.ts";
import { Refusal } from "../shared/refusal.ts";
import { hashToken } from "../shared/secret-token.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import { createInvitation } from "../team/create-invitation.ts";
import { putDemoOwner } from "../team/demo.store.ts";
import { inviteMember } from "../team/invite-member.ts";
import { collectMails } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { signedInAs } from "../testing/staff-members.ts";

const EMAIL = "owner@tacos.test";
const HOME = "203.0.113.7";
const [{ points: TRIES }] = rateLimits.signIns.device;
const [{ points: OF_ADDRESS }] = rateLimits.signIns.address;
const [{ points: FAILURES }] = rateLimits.accounts.device;

let api: TestApp;
let app: ReturnType<typeof createApp>;
let mails: Mail[];
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  mails = collectMails(api);
  api.deps.limiter = new RateLimiter();
  app = createApp(api.deps);
});
afterAll(() => api.close());

type Sent = { address?: string; cookie?: string };

async function post(path: string, body: object, { address = HOME, cookie }: Sent = {}) {
  const headers = { origin: "http://api.test", "content-type": "application/json" };
  const request = new Request(`http://api.test${path}`, {
    method: "POST",
    headers: { ...headers, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  return app.fetch(request, { visitorAddress: address } as never);
}

/** A mail's limit counts like that of passwords, and is quick to try: no password is hashed. */
const askLink = (email: string, sent?: Sent) => post("/auth/sign-in/magic-link", { email }, sent);
const signIn = (password: string, sent?: Sent) =>
  post("/auth/sign-in/email", { email: EMAIL, password }, sent);

test("wrong passwords from one address lock no account at another address", async () => {
  const [{ points }] = rateLimits.mails.device;
  for (let nth = 0; nth < points; nth += 1) expect((await askLink(EMAIL)).status).toBe(200);
  expect((await askLink(EMAIL)).status).toBe(429);
  expect((await askLink(EMAIL, { address: "198.51.100.9" })).status).toBe(200);
});

test("an address is limited over all the accounts that it tries, and with invalid ones", async () => {
  const [{ points }] = rateLimits.mails.address;
  const statuses: number[] = [];
  for (let nth = 0; nth <= points; nth += 1)
    statuses.push(
      (await askLink(nth % 2 ? `p${nth}@example.test` : `not an address ${nth}`)).status,
    );
  expect(statuses.slice(0, points)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect(TRIES).toBeLessThan(OF_ADDRESS);
});

/** Gives the owner a password, and signs in once; returns the cookie that the browser is known by. */
async function signInOnce(): Promise<string> {
  await api.db
    .updateTable("staff_accounts")
    .set({ email: EMAIL })
    .where("id", "=", "account-owner")
    .execute();
  const { hashPassword } = createAccountAuth(api.deps, "http://api.test");
  const password = await hashPassword("tortillas de maíz");
  const credential = { id: "c", account_id: "account-owner", provider_id: "credential" };
  await api.db
    .insertInto("staff_credentials")
    .values({ ...credential, provider_account_id: "account-owner", password })
    .execute();
  const first = await signIn("tortillas de maíz");
  expect(first.status).toBe(200);
  // The password alone makes no browser known: a second factor may be missing.
  expect(cookieOf(first, "known")).toBeUndefined();
  return knownBy(cookieOf(first, "session_token"));
}

/** Returns a cookie that an answer sets, as a browser sends it. */
const cookieOf = (answer: Response, name: string) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.includes(name))
    ?.split(";")[0];

/** Returns the cookie that a browser with a session is known by once it has read its account. */
async function knownBy(cookie = ""): Promise<string> {
  const request = new Request("http://api.test/auth/me", { headers: { cookie } });
  const me = await app.fetch(request, { visitorAddress: HOME } as never);
  return cookieOf(me, "known") ?? "";
}

test("strangers at an address keep no browser from the account that it has signed in to", async () => {
  const cookie = await signInOnce();
  for (let nth = 0; nth < OF_ADDRESS; nth += 1) {
    for (const device of [null, `account ${nth}`])
      await api.deps.limiter?.countOne("signIns", { visitorAddress: HOME, device });
  }
  expect((await signIn("tortillas de maíz")).status).toBe(429);
  expect((await signIn("tortillas de maíz", { cookie })).status).toBe(200);
  const other = { email: "manager@tacos.test", password: "tortillas de maíz" };
  expect((await post("/auth/sign-in/email", other, { cookie })).status).toBe(429);
  const link = { token: "an unknown token" };
  expect((await post("/auth/sign-in/link", link)).status).toBe(429);
  expect((await post("/auth/sign-in/link", link, { cookie })).status).toBe(410);
});

test("a browser that has signed in to an account tries its password only so often", async () => {
  const cookie = await signInOnce();
  const statuses: number[] = [];
  const [{ points }] = rateLimits.knownSignIns.device;
  for (let nth = 0; nth <= points; nth += 1)
    statuses.push((await signIn("a wrong password", { cookie })).status);
  expect(statuses).toEqual([...Array.from({ length: points }, () => 401), 429]);
});

test("mails that strangers at an address ask for leave those of a browser that has signed in", async () => {
  const cookie = await signInOnce();
  const [{ points }] = rateLimits.mails.address;
  for (let nth = 0; nth < points; nth += 1)
    await api.deps.limiter?.countOne("mails", { visitorAddress: HOME, device: null });
  expect((await askLink(EMAIL)).status).toBe(429);
  expect((await askLink(EMAIL, { cookie })).status).toBe(200);
  expect((await askLink("manager@tacos.test", { cookie })).status).toBe(429);
});

test("an account that fails from everywhere waits, but not a browser that has signed in to it", async () => {
  const known = await signInOnce();
  const failed = fromEverywhere(hashToken(EMAIL));
  for (let nth = 0; nth < FAILURES - 1; nth += 1)
    await api.deps.limiter?.countOne("accounts", failed);
  expect((await signIn("a wrong password", { address: "198.51.100.9" })).status).toBe(401);
  expect((await signIn("tortillas de maíz", { address: "198.51.100.9" })).status).toBe(429);
  expect((await signIn("tortillas de maíz", { cookie: known })).status).toBe(200);
  const forged = known.replace(/%3D|.$/u, "x");
  expect((await signIn("tortillas de maíz", { cookie: forged })).status).toBe(429);
});

test("a used invitation is no way around the limit of tries of its account's password", async () => {
  const command = { companyId: "tacos", program: "test" };
  const created = await createInvitation(api.deps, command, { role: "kitchen", email: null });
  if (created instanceof Refusal) throw new Error(created.code);
  const account = { name: "Ana", email: "ana@example.test", password: "tortillas de maíz" };
  const accept = (password: string) =>
    post("/auth/invitation/accept", { token: created.token, account: { ...account, password } });
  expect((await accept(account.password)).status).toBe(200);
  expect((await accept("a wrong password")).status).toBe(410);
  const failed = fromEverywhere(hashToken(account.email));
  for (let nth = 1; nth < FAILURES; nth += 1) await api.deps.limiter?.countOne("accounts", failed);
  expect((await accept(account.password)).status).toBe(429);
});

test("only known fields are passed on, and none with 64 kB of text", async () => {
  const answer = await post("/auth/sign-in/magic-link", { email: EMAIL, name: "a".repeat(64_000) });
  expect(answer.status).toBe(200);
  const stored = await api.db.selectFrom("staff_verifications").select("value").execute();
  expect(stored).toHaveLength(1);
  expect(stored[0]?.value.length).toBeLessThan(500);
  const long = { email: EMAIL, password: "a".repeat(64_000) };
  expect((await post("/auth/sign-in/email", long)).status).toBe(400);
});

test("mails to typed addresses are limited for a member, and the demo's account sends none", async () => {
  const [{ points }] = rateLimits.memberMails.device;
  const { cookie = "" } = signedInAs("owner");
  const invite = (email: string | null) =>
    post(
      "/ms-staff/companies/tacos/invitations",
      { role: "kitchen", email },
      { cookie: cookie ?? "" },
    );
  for (let nth = 0; nth < points; nth += 1)
    expect((await invite(`p${nth}@example.test`)).status).toBe(200);
  expect((await invite("one-more@example.test")).status).toBe(429);
  expect((await invite(null)).status).toBe(200);
  const sent = mails.length;
  const demo = {
    accountId: DEMO_ACCOUNT_ID,
    name: "Demo",
    companyId: "tacos",
    role: "owner",
  } as const;
  const actor = { ...demo, permissions, sessionId: "", tabletId: null, from: null };
  const account = { id: DEMO_ACCOUNT_ID, name: "Demo", email: null, passwordHash: null };
  await insertAccount(api.db, account);
  await putDemoOwner(api.db, ["tacos"]);
  const where = { origin: "http://api.test", request: new Request("http://api.test") };
  const toStranger = { role: "kitchen", email: "x@example.test" } as const;
  const invited = await inviteMember(api.deps, actor, toStranger, where);
  expect(invited).toMatchObject({ invitation: { email: "x@example.test" } });
  api.deps.limiter = null;
  app = createApp(api.deps);
  expect((await invite("next@example.test")).status).toBe(200);
  await expect.poll(() => mails.slice(sent).map(({ to }) => to)).toContain("next@example.test");
  expect(mails.slice(sent).map(({ to }) => to)).not.toContain("x@example.test");
});

test("a company has at most 100 open invitations", async () => {
  api.deps.limiter = null;
  app = createApp(api.deps);
  const { cookie = "" } = signedInAs("owner");
  const invite = () =>
    post(
      "/ms-staff/companies/tacos/invitations",
      { role: "kitchen", email: null },
      { cookie: cookie ?? "" },
    );
  for (let nth = 0; nth < 100; nth += 1) expect((await invite()).status).toBe(200);
  const refused = await invite();
  expect([refused.status, (await refused.json()).code]).toEqual([409, "too_many_invitations"]);
});
