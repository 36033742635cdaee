import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { browserOf } from "../tablets/testing/enrolled-tablet.ts";
import { type ConsoleBrowser, collectMails, openConsole } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { ANA, joinAsAna } from "./testing/join-as-ana.ts";

const COOKIE = "comanda_staff.session_token";

let api: TestApp;
/** A browser in which Ana has signed in, and another one with a copy of its cookie. */
let browser: ConsoleBrowser;
let copy: ConsoleBrowser;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  collectMails(api);
  browser = await joinAsAna(api);
  copy = copyOf(browser);
});
afterAll(() => api.close());

function copyOf({ cookies }: ConsoleBrowser): ConsoleBrowser {
  const copied = openConsole(api);
  copied.cookies.set(COOKIE, cookies.get(COOKIE) ?? "");
  return copied;
}

const nameIn = async (opened: ConsoleBrowser) =>
  (await opened.get<{ account: { name: string } | null }>("/auth/me")).body.account?.name ?? null;
const signIn = (opened: ConsoleBrowser, password = ANA.password) =>
  opened.post("/auth/sign-in/email", { email: ANA.email, password });

test("another account that signs in in the same browser ends the session of the earlier one", async () => {
  const shared = browserOf(api, "owner");
  const earlier = copyOf(shared);
  expect(await nameIn(earlier)).toBe("Owner");
  expect((await signIn(shared)).status).toBe(200);
  expect([await nameIn(shared), await nameIn(earlier)]).toEqual(["Ana", null]);
  expect(api.published.filter(({ channel }) => channel === "staff_changed")).toContainEqual({
    channel: "staff_changed",
    payload: JSON.stringify({ company_id: null, account_id: "account-owner" }),
  });
  expect(await nameIn(browser)).toBe("Ana");
});

test("the same account that signs in again has one session in that browser", async () => {
  await signIn(browser);
  const { body } = await browser.get<{ sessions: object[] }>("/auth/sessions");
  expect([body.sessions.length, await nameIn(copy)]).toEqual([1, null]);
});

test("a wrong password ends no session", async () => {
  expect((await signIn(browser, "tortillas de trigo")).status).toBe(401);
  expect([await nameIn(browser), await nameIn(copy)]).toEqual(["Ana", "Ana"]);
});

test("a forged cookie that is replaced ends no session", async () => {
  const forger = openConsole(api);
  forger.cookies.set(COOKIE, (browser.cookies.get(COOKIE) ?? "").replace(/\..*$/u, ".forged"));
  await signIn(forger);
  expect([await nameIn(forger), await nameIn(browser)]).toEqual(["Ana", "Ana"]);
});
