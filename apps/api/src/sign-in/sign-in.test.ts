import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Mail } from "../mail/mailer.ts";
import { Refusal } from "../shared/refusal.ts";
import { createInvitation } from "../team/invite.ts";
import { collectMails, openConsole, tokenIn } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createFindAccount } from "./find-account.ts";

const ANA = { name: "Ana", email: "Ana@Example.test", password: "tortillas de maíz" };

let api: TestApp;
let mails: Mail[];
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  mails = collectMails(api);
});
afterAll(() => api.close());

/** The token of a new invitation to `tacos`. */
async function invite(role: "owner" | "cashier" = "cashier"): Promise<string> {
  const actor = { companyId: "tacos", program: "test" };
  const created = await createInvitation(api.deps, actor, { role, email: null });
  if (created instanceof Refusal) throw new Error(created.code);
  return created.token;
}

/** Waits for the mail with a subject. */
const mailWith = (subject: string) =>
  vi.waitFor(() => {
    const found = mails.find((mail) => mail.subject === subject);
    if (!found) throw new Error("no mail yet");
    return found;
  });

/** A browser in which Ana has just joined. */
async function joined(role: "owner" | "cashier" = "cashier") {
  const browser = openConsole(api);
  const answer = await browser.post("/auth/invitation/accept", {
    token: await invite(role),
    account: ANA,
  });
  expect(answer.body).toEqual({ company_id: "tacos" });
  return browser;
}

test("an invited person creates an account and is signed in as a member", async () => {
  const browser = await joined();
  const me = await browser.get("/auth/me");
  expect(me.body).toMatchObject({
    account: { name: "Ana", email: "ana@example.test", email_verified: false, has_password: true },
    companies: [{ company_id: "tacos", role: "cashier" }],
    tablet: null,
    by_pin: false,
  });
  const staff = await browser.get("/ms-orders/companies/tacos/board");
  expect(staff.status).toBe(200);
});

test("signing in needs the right password, and signing out ends the session for a copied cookie too", async () => {
  const first = await joined();
  const browser = openConsole(api);
  const { email, password } = ANA;
  const wrong = await browser.post("/auth/sign-in/email", { email, password: "tortillas" });
  const unknown = await browser.post("/auth/sign-in/email", { email: "b@example.test", password });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  expect(wrong.status).toBe(401);
  const right = await browser.post("/auth/sign-in/email", { email, password });
  expect(right.status).toBe(200);
  expect(right.body).not.toHaveProperty("token");
  const copied = new Map(browser.cookies);
  api.restart();
  expect((await browser.post("/auth/sign-out")).status).toBe(200);
  for (const [name, value] of copied) browser.cookies.set(name, value);
  expect((await browser.get("/ms-orders/companies/tacos/board")).status).toBe(401);
  expect((await first.get("/auth/me")).body).toMatchObject({ account: { name: "Ana" } });
});

test("over HTTPS the session's cookie is secure, for this host only, and no other name counts", async () => {
  await joined();
  const browser = openConsole(api, "https://api.test");
  const { email, password } = ANA;
  const answer = await browser.post("/auth/sign-in/email", { email, password });
  expect(answer.headers.get("set-cookie")).toMatch(
    /^__Host-comanda_staff\.session_token=.*; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax/u,
  );
  const value = browser.cookies.get("__Host-comanda_staff.session_token") ?? "";
  expect((await browser.get("/auth/me")).body).toMatchObject({ account: { name: "Ana" } });
  browser.cookies.clear();
  browser.cookies.set("comanda_staff.session_token", value);
  expect((await browser.get("/auth/me")).body).toMatchObject({ account: null });
});

test("a page over HTTPS accepts only the secure cookie, and a page over HTTP only the plain one", async () => {
  const browser = await joined();
  const value = browser.cookies.get("comanda_staff.session_token");
  const find = createFindAccount(api.deps);
  const open = (url: string, cookie: string) => find(new Request(url, { headers: { cookie } }));
  const plain = `comanda_staff.session_token=${value}`;
  expect(await open("http://api.test/", plain)).toMatchObject({ name: ANA.name });
  expect(await open("https://api.test/", plain)).toBeNull();
  expect(await open("https://api.test/", `__Host-${plain}`)).toMatchObject({ name: ANA.name });
  expect(await open("http://api.test/", `__Host-${plain}`)).toBeNull();
});

test("a cookie whose signature is wrong proves nothing", async () => {
  const browser = await joined();
  const value = browser.cookies.get("comanda_staff.session_token") ?? "";
  browser.cookies.set("comanda_staff.session_token", value.replace(/\..*$/u, ".forged"));
  expect((await browser.get("/ms-orders/companies/tacos/board")).status).toBe(401);
});

test("a link in a mail signs its reader in once, only by POST, and an unknown address gets none", async () => {
  await joined();
  const browser = openConsole(api);
  for (const email of ["nobody@example.test", ANA.email])
    expect((await browser.post("/auth/sign-in/magic-link", { email })).body).toEqual({
      status: true,
    });
  const mail = await mailWith("Sign in to Comanda");
  expect(mails.map(({ to }) => to)).not.toContain("nobody@example.test");
  const token = tokenIn(mail);
  expect(mail.text).toContain(`http://api.test/sign-in/link#${token}`);
  expect((await browser.get(`/auth/magic-link/verify?token=${token}`)).status).toBe(404);
  expect((await browser.post("/auth/sign-in/link", { token })).body).toEqual({ two_factor: false });
  expect((await browser.get("/auth/me")).body).toMatchObject({ account: { email_verified: true } });
  const again = await openConsole(api).post("/auth/sign-in/link", { token });
  expect([again.status, again.body.code]).toEqual([410, "link_expired"]);
});

test("a new password ends all sessions, and its link works once", async () => {
  const browser = await joined();
  await browser.post("/auth/request-password-reset", { email: ANA.email });
  const mail = await mailWith("Choose a new password");
  const stored = await api.db.selectFrom("staff_verifications").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(tokenIn(mail));
  const reset = { token: tokenIn(mail), newPassword: "otra contraseña" };
  expect((await openConsole(api).post("/auth/reset-password", reset)).status).toBe(200);
  expect((await browser.get("/auth/me")).body).toMatchObject({ account: null });
  expect((await openConsole(api).post("/auth/reset-password", reset)).status).toBe(400);
  const { email } = ANA;
  const signIn = (password: string) => browser.post("/auth/sign-in/email", { email, password });
  expect((await signIn(ANA.password)).status).toBe(401);
  expect((await signIn(reset.newPassword)).status).toBe(200);
});

test("a changed password ends the other sessions, whatever the request says about them", async () => {
  const browser = await joined();
  const other = openConsole(api);
  const { email, password } = ANA;
  await other.post("/auth/sign-in/email", { email, password });
  expect((await other.get("/auth/me")).body).toMatchObject({ account: { name: ANA.name } });
  const change = { currentPassword: password, newPassword: "otra contraseña" };
  const body = { ...change, revokeOtherSessions: false };
  expect((await browser.post("/auth/change-password", body)).status).toBe(200);
  expect((await other.get("/auth/me")).body).toMatchObject({ account: null });
  expect((await browser.get("/auth/me")).body).toMatchObject({ account: { name: ANA.name } });
});

test("an answer about a mailbox waits equally long with an account and without one", async () => {
  await joined();
  const { pause } = api.deps;
  const pauses: PromiseWithResolvers<void>[] = [];
  api.deps.pause = () => {
    const paused = Promise.withResolvers<void>();
    pauses.push(paused);
    return paused.promise;
  };
  api.restart();
  for (const path of ["/sign-in/magic-link", "/request-password-reset"]) {
    for (const email of [ANA.email, "nobody@example.test"]) {
      let answered = false;
      const asked = openConsole(api).post(`/auth${path}`, { email });
      const noted = asked.finally(() => {
        answered = true;
      });
      // Another request, which begins after the work of this one, is answered in between.
      await vi.waitFor(() => expect(pauses).toHaveLength(1));
      for (let others = 0; others < 5; others += 1) await openConsole(api).get("/auth/me");
      expect(answered, path).toBe(false);
      pauses.pop()?.resolve();
      expect((await noted).status).toBe(200);
    }
  }
  Object.assign(api.deps, { pause });
});

test("the address of a new account is confirmed by its mail, and the password stays", async () => {
  const browser = await joined();
  const mail = await mailWith("Confirm your e-mail address");
  const elsewhere = await openConsole(api).post("/auth/confirm-email", { token: tokenIn(mail) });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([401, "signed_out"]);
  const confirmed = await browser.post("/auth/confirm-email", { token: tokenIn(mail) });
  expect(confirmed.body).toEqual({ done: true });
  expect((await browser.get("/auth/me")).body).toMatchObject({
    account: { email_verified: true, has_password: true },
  });
});

test("accounts are served at the console's host and at literal addresses, and mails lead to the former", async () => {
  await joined();
  api.deps.consoleUrl = "https://console.example";
  api.restart();
  const ask = (origin: string) =>
    openConsole(api, origin).post("/auth/request-password-reset", { email: ANA.email });
  expect((await ask("http://evil.test")).body.code).toBe("route_not_found");
  expect((await openConsole(api, "http://evil.test").get("/auth/me")).status).toBe(404);
  expect((await ask("http://192.168.1.7:8081")).status).toBe(200);
  const mail = await mailWith("Choose a new password");
  api.deps.consoleUrl = null;
  expect(mail.text).toContain("https://console.example/reset-password#");
  expect(mail.text).not.toContain("192.168");
});

test("sessions are listed, and ended one by one or all others at once", async () => {
  const browsers = [await joined(), openConsole(api), openConsole(api)] as const;
  const { email, password } = ANA;
  for (const each of browsers.slice(1)) await each.post("/auth/sign-in/email", { email, password });
  const [own, second, third] = browsers;
  const list = async () =>
    (await own.get<{ sessions: { id: string; current: boolean }[] }>("/auth/sessions")).body
      .sessions;
  expect(await list()).toHaveLength(3);
  expect((await list()).filter(({ current }) => current)).toHaveLength(1);
  const id = (await second.get<{ account: { session_id: string } }>("/auth/me")).body.account
    .session_id;
  expect((await own.post("/auth/sessions/end", { session_id: id })).body).toEqual({ done: true });
  expect((await second.get("/auth/me")).body).toMatchObject({ account: null });
  await own.post("/auth/sessions/end", { session_id: null });
  expect((await third.get("/auth/me")).body).toMatchObject({ account: null });
  expect(await list()).toHaveLength(1);
  expect(api.published.filter(({ channel }) => channel === "staff_changed").length).toBeGreaterThan(
    1,
  );
});

test("endpoints of the library that the console does not use are not served", async () => {
  const browser = await joined();
  const paths = [
    "/sign-up/email",
    "/update-user",
    "/delete-user",
    "/revoke-session",
    "/ok",
    "/link-social",
  ];
  for (const path of paths) {
    expect((await browser.post(`/auth${path}`, {})).body.code, path).toBe("route_not_found");
    expect((await browser.get(`/auth${path}`)).body.code, path).toBe("route_not_found");
  }
});

test("a change from a page of another origin is refused", async () => {
  const headers = { origin: "http://evil.test", "content-type": "application/json" };
  for (const path of ["/auth/sign-in/email", "/auth/sign-out", "/auth/name", "/auth/tablet/lock"]) {
    const answer = await api.raw(path, { method: "POST", headers, body: "{}" });
    expect([answer.status, (await answer.json()).code], path).toEqual([403, "foreign_origin"]);
  }
});

test("a name of 10,000 letters is refused beside its field, and an own name is kept", async () => {
  const browser = await joined();
  const long = await browser.post("/auth/name", { name: "a".repeat(10_000) });
  expect([long.status, long.body.errors]).toMatchObject([422, [{ path: "name" }]]);
  expect((await browser.post("/auth/name", { name: "  Ana María " })).body).toEqual({ done: true });
  expect((await browser.get("/auth/me")).body).toMatchObject({ account: { name: "Ana María" } });
});
