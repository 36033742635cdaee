import { createHmac, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { test as consoleTest } from "./console.ts";
import { createTranslate, type TestTranslate } from "./create-translate.ts";
import type { Person } from "./person.ts";
import { runComanda } from "./run-comanda.ts";
import { expect } from "./test.ts";

/** `test` at the console, with the console's messages. */
export const test = consoleTest.extend({
  t: async ({ locale }, use) => use(createTranslate(locale ?? "en", "console")),
});

/** The path of a link that invites one person to the restaurant of a host, by default the demo's. */
export async function invitationPath(role = "owner", host = "demo.localhost"): Promise<string> {
  const invited = await runComanda("staff", "invite", "--host", host, "--role", role, "--json");
  const { pathname, hash } = new URL(JSON.parse(invited.stdout).link);
  return pathname + hash;
}

/** A person of whom the tests' server knows nothing yet. */
export function newPerson(name: string): Person {
  return { name, email: `${randomUUID()}@example.test`, password: "tortillas de maíz" };
}

/** Confirms the address of the signed-in person by the link of the mail that joining has sent. */
export async function confirmEmail(page: Page, t: TestTranslate, { email }: Person) {
  const folder = path.join(process.env.E2E_DATA_DIR ?? "", "mail");
  const findLink = () => {
    const mails = existsSync(folder)
      ? readdirSync(folder).filter((name) => name.endsWith(".eml"))
      : [];
    for (const name of mails) {
      const mail = readFileSync(path.join(folder, name), "utf8");
      const link = /\/confirm-email#\S+/u.exec(mail)?.[0];
      if (link && mail.includes(`To: ${email}`)) return link;
    }
    return null;
  };
  await expect.poll(findLink, { timeout: 20_000 }).not.toBeNull();
  await page.goto(findLink() ?? "");
  await page.getByRole("button", { name: t("link.confirm.button") }).click();
  await expect(page.getByRole("heading", { name: t("link.confirmed.title") })).toBeVisible();
}

/** Fills the sign-in form and sends it. */
export async function signIn(page: Page, t: TestTranslate, { email, password }: Person) {
  await page.getByLabel(t("field.email")).fill(email);
  await page.getByLabel(t("field.password")).fill(password);
  await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
}

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The code that an authenticator app shows now for a key in base 32 (RFC 6238), or the next one, which the
 * server takes too: it takes each once.
 */
export function totpCode(key: string, step: "present" | "next" = "present"): string {
  const bits = [...key.replace(/=+$/u, "")].map((letter) =>
    BASE32.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/gu) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  const ahead = step === "next" ? 1 : 0;
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
