import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { insertAccount } from "../accounts/accounts.store.ts";
import type { Mail } from "../mail/mailer.ts";
import { Refusal } from "../shared/refusal.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import { acceptInvitation } from "../team/accept-invitation.ts";
import { createInvitation } from "../team/create-invitation.ts";
import { collectMails, openConsole, tokenIn } from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";

const ANA = { name: "Ana", email: "ana@example.test", password: "tortillas de maíz" };

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

async function invite(email: string | null): Promise<string> {
  const actor = { companyId: "tacos", program: "test" };
  const created = await createInvitation(api.deps, actor, { role: "cashier", email });
  if (created instanceof Refusal) throw new Error(created.code);
  return created.token;
}

/** A browser in which Ana has joined by an invitation to this address, or to nobody. */
async function joined(invited: string | null) {
  const browser = openConsole(api);
  const body = { token: await invite(invited), account: ANA };
  expect((await browser.post("/auth/invitation/accept", body)).status).toBe(200);
  return browser;
}

/** Stores a passkey and a second factor of the account, as an intruder could have added them. */
async function addProofs(): Promise<string> {
  const { id } = await api.db
    .updateTable("staff_accounts")
    .set({ two_factor_enabled: true })
    .where("email", "=", ANA.email)
    .returning("id")
    .executeTakeFirstOrThrow();
  const passkey = { id: "passkey", account_id: id, public_key: "", credential_id: "", counter: 0 };
  const kind = { device_type: "singleDevice", backed_up: false };
  await api.db
    .insertInto("staff_passkeys")
    .values({ ...passkey, ...kind } as never)
    .execute();
  const factor = { id: "factor", account_id: id, secret: "", backup_codes: "" };
  await api.db
    .insertInto("staff_two_factors")
    .values(factor as never)
    .execute();
  return id;
}

const mailOf = (subject: string) =>
  vi.waitFor(() => {
    const found = mails.find((mail) => mail.subject === subject);
    if (!found) throw new Error("no mail yet");
    return found;
  }, 10_000);

const countProofs = async () => {
  const rows = await Promise.all(
    (["staff_passkeys", "staff_two_factors"] as const).map((table) =>
      api.db.selectFrom(table).select("id").execute(),
    ),
  );
  return rows.flat().length;
};

test("the demo's account joins no company", async () => {
  const account = { id: DEMO_ACCOUNT_ID, name: "Demo" };
  await insertAccount(api.db, { ...account, email: null, passwordHash: null });
  const refused = await acceptInvitation(api.deps, await invite(null), account, null);
  expect(refused).toMatchObject({ code: "not_for_the_demo" });
  const members = api.db.selectFrom("staff_members").select("role");
  expect(await members.where("account_id", "=", DEMO_ACCOUNT_ID).execute()).toEqual([]);
});

test("an invitation to an address registers that address only, in any case of its letters", async () => {
  const token = await invite("Ana@Example.test");
  const other = { ...ANA, email: "eve@example.test" };
  const browser = openConsole(api);
  const refused = await browser.post("/auth/invitation/accept", { token, account: other });
  expect([refused.status, refused.body.code]).toEqual([409, "other_email"]);
  const taken = await browser.post("/auth/invitation/accept", { token, account: ANA });
  expect(taken.status).toBe(200);
});

test("passkeys and a second factor wait until the address is confirmed", async () => {
  const browser = await joined(null);
  const { password } = ANA;
  const tries = async () => [
    (await browser.get("/auth/passkey/generate-register-options")).body.code,
    (await browser.post("/auth/passkey/verify-registration", { response: {} })).body.code,
    (await browser.post("/auth/two-factor/enable", { password })).body.code,
  ];
  expect(await tries()).toEqual(Array(3).fill("email_not_confirmed"));
  const token = tokenIn(await mailOf("Confirm your e-mail address"));
  expect((await browser.post("/auth/confirm-email", { token })).status).toBe(200);
  expect(await tries()).not.toContain("email_not_confirmed");
});

test("a person who joins by an invitation to their address needs no other proof of it", async () => {
  const browser = await joined(ANA.email);
  expect((await browser.get("/auth/passkey/generate-register-options")).status).toBe(200);
});

test("another account's session does not confirm an address", async () => {
  await joined(null);
  const token = tokenIn(await mailOf("Confirm your e-mail address"));
  const eve = openConsole(api);
  const account = { ...ANA, email: "eve@example.test" };
  await eve.post("/auth/invitation/accept", { token: await invite(null), account });
  expect((await eve.post("/auth/confirm-email", { token })).body.code).toBe("link_expired");
});

test("a link to an unproven address drops passkeys and the second factor", async () => {
  await joined(null);
  await addProofs();
  const browser = openConsole(api);
  await browser.post("/auth/sign-in/magic-link", { email: ANA.email });
  const token = tokenIn(await mailOf("Sign in to Comanda"));
  expect((await browser.post("/auth/sign-in/link", { token })).body).toEqual({ two_factor: false });
  expect(await countProofs()).toBe(0);
  expect((await browser.get("/auth/me")).body).toMatchObject({
    account: { email_verified: true, two_factor: false },
  });
});

test("a new password of an unproven address drops them too, of a proven one it does not", async () => {
  await joined(null);
  const id = await addProofs();
  const reset = async (newPassword: string) => {
    mails.length = 0;
    await openConsole(api).post("/auth/request-password-reset", { email: ANA.email });
    const token = tokenIn(await mailOf("Choose a new password"));
    const answer = await openConsole(api).post("/auth/reset-password", { token, newPassword });
    expect(answer.status).toBe(200);
  };
  await reset("otra contraseña");
  expect(await countProofs()).toBe(0);
  await addProofs();
  expect(id).not.toBe("");
  await reset("y otra contraseña");
  expect(await countProofs()).toBe(2);
});
