import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Mail } from "../mail/mailer.ts";
import { collectMails, mailWith, openConsole, tokenIn } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { ANA, joinAsAna } from "./testing/join-as-ana.ts";

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

test("a link in a mail signs its reader in once, only by POST, and an unknown address gets none", async () => {
  await joinAsAna(api);
  const browser = openConsole(api);
  for (const email of ["unknown@example.test", ANA.email])
    expect((await browser.post("/auth/sign-in/magic-link", { email })).body).toEqual({
      status: true,
    });
  const mail = await mailWith(mails, "Sign in to Comanda");
  expect(mails.map(({ to }) => to)).not.toContain("unknown@example.test");
  const token = tokenIn(mail);
  expect(mail.text).toContain(`http://api.test/sign-in/link#${token}`);
  expect((await browser.get(`/auth/magic-link/verify?token=${token}`)).status).toBe(404);
  expect((await browser.post("/auth/sign-in/link", { token })).body).toEqual({ two_factor: false });
  expect((await browser.get("/auth/me")).body).toMatchObject({ account: { email_verified: true } });
  const again = await openConsole(api).post("/auth/sign-in/link", { token });
  expect([again.status, again.body.code]).toEqual([410, "link_expired"]);
});

test("a new password ends all sessions, and its link works once", async () => {
  const browser = await joinAsAna(api);
  await browser.post("/auth/request-password-reset", { email: ANA.email });
  const mail = await mailWith(mails, "Choose a new password");
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

test("an answer about a mailbox waits equally long with an account and without one", async () => {
  await joinAsAna(api);
  const { pause } = api.deps;
  const pauses: PromiseWithResolvers<void>[] = [];
  api.deps.pause = () => {
    const paused = Promise.withResolvers<void>();
    pauses.push(paused);
    return paused.promise;
  };
  api.restart();
  for (const path of ["/sign-in/magic-link", "/request-password-reset"]) {
    for (const email of [ANA.email, "unknown@example.test"]) {
      let answered = false;
      const asked = openConsole(api).post(`/auth${path}`, { email });
      const noted = asked.finally(() => {
        answered = true;
      });
      // Another request, which begins after the work of this one, is answered in between.
      await vi.waitFor(() => expect(pauses).toHaveLength(1), 10_000);
      for (let others = 0; others < 5; others += 1) await openConsole(api).get("/auth/me");
      expect(answered, path).toBe(false);
      pauses.pop()?.resolve();
      expect((await noted).status).toBe(200);
    }
  }
  Object.assign(api.deps, { pause });
});

test("the address of a new account is confirmed by its mail, and the password stays", async () => {
  const browser = await joinAsAna(api);
  const mail = await mailWith(mails, "Confirm your e-mail address");
  const elsewhere = await openConsole(api).post("/auth/confirm-email", { token: tokenIn(mail) });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([401, "signed_out"]);
  const confirmed = await browser.post("/auth/confirm-email", { token: tokenIn(mail) });
  expect(confirmed.body).toEqual({ done: true });
  expect((await browser.get("/auth/me")).body).toMatchObject({
    account: { email_verified: true, has_password: true },
  });
});

test("accounts are served at the console's host and at literal addresses, and mails lead to the former", async () => {
  await joinAsAna(api);
  api.deps.consoleUrl = "https://console.example";
  api.restart();
  const ask = (origin: string) =>
    openConsole(api, origin).post("/auth/request-password-reset", { email: ANA.email });
  expect((await ask("http://evil.test")).body.code).toBe("route_not_found");
  expect((await openConsole(api, "http://evil.test").get("/auth/me")).status).toBe(404);
  expect((await ask("http://192.168.1.7:8081")).status).toBe(200);
  const mail = await mailWith(mails, "Choose a new password");
  api.deps.consoleUrl = null;
  expect(mail.text).toContain("https://console.example/reset-password#");
  expect(mail.text).not.toContain("192.168");
});
