import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/create-test-app.ts";
import { hashPasswordsQuickly } from "../testing/quick-passwords.ts";
import { createAccountAuth } from "./account-auth.ts";

let api: TestApp;
beforeAll(async () => {
  hashPasswordsQuickly(false);
  api = await createTestApp();
});
afterAll(() => {
  hashPasswordsQuickly();
  return api.close();
});

test("a password is hashed with a salt of its own and 32 MiB of scrypt", async () => {
  const { hashPassword } = createAccountAuth(api.deps, "http://api.test");
  const [first, second] = [await hashPassword("tortillas"), await hashPassword("tortillas")];
  expect(first).not.toBe(second);
  const [salt = "", key] = first.split(":");
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(scryptSync("tortillas", salt, 64, cost).toString("hex")).toBe(key);
});
