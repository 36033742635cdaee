import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { collectMails, openConsole } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { createFindAccount } from "./find-account.ts";
import { ANA, joinAsAna } from "./testing/join-as-ana.ts";

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  collectMails(api);
});
afterAll(() => api.close());

test("an invited person creates an account and is signed in as a member", async () => {
  const browser = await joinAsAna(api);
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
  const first = await joinAsAna(api);
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
  await joinAsAna(api);
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
  const browser = await joinAsAna(api);
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
  const browser = await joinAsAna(api);
  const value = browser.cookies.get("comanda_staff.session_token") ?? "";
  browser.cookies.set("comanda_staff.session_token", value.replace(/\..*$/u, ".forged"));
  expect((await browser.get("/ms-orders/companies/tacos/board")).status).toBe(401);
});

test("a changed password ends the other sessions, whatever the request says about them", async () => {
  const browser = await joinAsAna(api);
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

test("sessions are listed, and ended one by one or all others at once", async () => {
  const browsers = [await joinAsAna(api), openConsole(api), openConsole(api)] as const;
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
  const browser = await joinAsAna(api);
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
  const browser = await joinAsAna(api);
  const long = await browser.post("/auth/name", { name: "a".repeat(10_000) });
  expect([long.status, long.body.errors]).toMatchObject([422, [{ path: "name" }]]);
  expect((await browser.post("/auth/name", { name: "  Ana María " })).body).toEqual({ done: true });
  expect((await browser.get("/auth/me")).body).toMatchObject({ account: { name: "Ana María" } });
});
