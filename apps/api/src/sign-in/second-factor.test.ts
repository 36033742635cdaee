import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "../mail/mailer.ts";
import { Refusal } from "../shared/refusal.ts";
import { createInvitation } from "../team/create-invitation.ts";
import {
  type ConsoleBrowser,
  collectMails,
  mailWith,
  openConsole,
  tokenIn,
} from "../testing/console-browser.ts";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { putTestPasskey } from "../testing/passkey.ts";

const ANA = { name: "Ana", email: "ana@example.test", password: "tortillas de maíz" };
const { email, password } = ANA;

let api: TestApp;
let mails: Mail[];
let browser: ConsoleBrowser;
let key: string;
let backupCodes: string[];
/** The code that has switched the second factor on. */
let firstCode: string;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.reset();
  mails = collectMails(api);
  browser = openConsole(api);
  const actor = { companyId: "tacos", program: "test" };
  const created = await createInvitation(api.deps, actor, { role: "owner", email: null });
  if (created instanceof Refusal) throw new Error(created.code);
  await browser.post("/auth/invitation/accept", { token: created.token, account: ANA });
  await confirmEmail();
  const enabled = await browser.post<{ totpURI: string; backupCodes: string[] }>(
    "/auth/two-factor/enable",
    { password },
  );
  key = new URL(enabled.body.totpURI).searchParams.get("secret") ?? "";
  backupCodes = enabled.body.backupCodes;
  firstCode = totpCode(key, "present");
  await browser.post("/auth/two-factor/verify-totp", { code: firstCode });
});
afterAll(() => api.close());

/** Signing in by mail would otherwise remove what an unconfirmed account had. */
async function confirmEmail(): Promise<void> {
  const token = tokenIn(await mailWith(mails, "Confirm your e-mail address"));
  expect((await browser.post("/auth/confirm-email", { token })).status).toBe(200);
}

/**
 * The code of an authenticator app for a key in base 32 (RFC 6238), by default the next one: the present
 * one is used to switch the second factor on.
 */
function totpCode(secret: string, step: "present" | "next" = "next"): string {
  const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret]
    .map((each) => digits.indexOf(each).toString(2).padStart(5, "0"))
    .join("");
  const bytes = (bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  const ahead = step === "next" ? 1 : 0;
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const mac = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const code = (mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff) % 1_000_000;
  return String(code).padStart(6, "0");
}

const signedIn = async (each: ConsoleBrowser) =>
  (await each.get<{ account: unknown }>("/auth/me")).body.account !== null;

test("a password alone does not sign in, the app's code after it does", async () => {
  const other = openConsole(api);
  const first = await other.post("/auth/sign-in/email", { email, password });
  expect(first.body).toMatchObject({ twoFactorRedirect: true });
  expect(await signedIn(other)).toBe(false);
  expect((await other.post("/auth/two-factor/verify-totp", { code: "000000" })).status).toBe(401);
  const verified = await other.post("/auth/two-factor/verify-totp", { code: totpCode(key) });
  expect(verified.status).toBe(200);
  expect(verified.body).not.toHaveProperty("token");
  expect(await signedIn(other)).toBe(true);
});

test("a link of a mail does not sign in alone either", async () => {
  const other = openConsole(api);
  await other.post("/auth/sign-in/magic-link", { email });
  const token = tokenIn(await mailWith(mails, "Sign in to Comanda"));
  expect((await other.post("/auth/sign-in/link", { token })).body).toEqual({ two_factor: true });
  expect(await signedIn(other)).toBe(false);
  await other.post("/auth/two-factor/verify-totp", { code: totpCode(key) });
  expect(await signedIn(other)).toBe(true);
});

/** A browser in which the password is right, and the second factor is asked for. */
async function askedForCode(): Promise<ConsoleBrowser> {
  const other = openConsole(api);
  await other.post("/auth/sign-in/email", { email, password });
  return other;
}

test("a code of the app signs in once, and its sign-in cannot be tried again", async () => {
  const code = totpCode(key);
  const [first, second] = [await askedForCode(), await askedForCode()];
  expect((await first.post("/auth/two-factor/verify-totp", { code })).status).toBe(200);
  const replayed = await second.post("/auth/two-factor/verify-totp", { code });
  expect([replayed.status, replayed.body.code]).toEqual([401, "USED_CODE"]);
  expect(await signedIn(second)).toBe(false);
  const again = await second.post("/auth/two-factor/verify-totp", { code });
  expect(again.body.code).toBe("INVALID_TWO_FACTOR_COOKIE");
});

test("the code that has switched the second factor on does not sign in", async () => {
  const other = await askedForCode();
  const body = { code: firstCode };
  expect((await other.post("/auth/two-factor/verify-totp", body)).status).toBe(401);
  expect(await signedIn(other)).toBe(false);
});

test.each([
  ["a code of the app", "verify-totp", () => totpCode(key)],
  ["a backup code", "verify-backup-code", () => backupCodes[0]],
])("of five requests at once with %s, one signs in", async (_, path, codeOf) => {
  const browsers = await Promise.all(Array.from({ length: 5 }, askedForCode));
  const body = { code: codeOf() };
  await Promise.all(browsers.map((each) => each.post(`/auth/two-factor/${path}`, body)));
  const entered = await Promise.all(browsers.map(signedIn));
  expect(entered.filter(Boolean)).toHaveLength(1);
});

test("a backup code works once in place of the app", async () => {
  const enter = async () => {
    const other = openConsole(api);
    await other.post("/auth/sign-in/email", { email, password });
    await other.post("/auth/two-factor/verify-backup-code", { code: backupCodes[0] });
    return signedIn(other);
  };
  expect(await enter()).toBe(true);
  expect(await enter()).toBe(false);
});

test("ten wrong codes lock the second factor for a while, the right code too", async () => {
  const other = openConsole(api);
  await other.post("/auth/sign-in/email", { email, password });
  const codes: unknown[] = [];
  for (let nth = 0; nth < 12; nth += 1) {
    if (nth % 4 === 0) await other.post("/auth/sign-in/email", { email, password });
    const wrong = String((Number(totpCode(key)) + 500_000) % 1_000_000).padStart(6, "0");
    codes.push((await other.post("/auth/two-factor/verify-totp", { code: wrong })).body.code);
  }
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(["INVALID_CODE"]));
  expect(codes.at(-1)).toBe("ACCOUNT_TEMPORARILY_LOCKED");
  await other.post("/auth/sign-in/email", { email, password });
  const right = await other.post("/auth/two-factor/verify-totp", { code: totpCode(key) });
  expect(right.body.code).toBe("ACCOUNT_TEMPORARILY_LOCKED");
  expect(await signedIn(other)).toBe(false);
});

test("a passkey alone signs in where the device has verified the person, and not otherwise", async () => {
  const { id } = await api.db
    .selectFrom("staff_accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const passkey = await putTestPasskey(api.db, id);
  const enter = async (user: { isVerified: boolean }) => {
    const other = openConsole(api);
    const path = "/auth/passkey/generate-authenticate-options";
    const { challenge } = (await other.get<{ challenge: string }>(path)).body;
    const body = passkey.answer(challenge, "http://api.test", user);
    const answer = await other.post("/auth/passkey/verify-authentication", body);
    return { other, answer };
  };
  const verified = await enter({ isVerified: true });
  expect([verified.answer.status, await signedIn(verified.other)]).toEqual([200, true]);
  const { other, answer } = await enter({ isVerified: false });
  expect(answer.body).toMatchObject({ twoFactorRedirect: true });
  expect(await signedIn(other)).toBe(false);
  await other.post("/auth/two-factor/verify-totp", { code: totpCode(key) });
  expect(await signedIn(other)).toBe(true);
});

test("secrets of the second factor are encrypted in the database", async () => {
  const rows = await api.db
    .selectFrom("staff_two_factors" as never)
    .selectAll()
    .execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(key);
  expect(JSON.stringify(rows)).not.toContain(backupCodes[0]);
});
