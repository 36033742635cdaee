import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadOrCreateSecretKey } from "./secret-key.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "comanda-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a secret is created once, and only its owner can read the file", () => {
  const dataDir = path.join(folder, "data");
  const secret = loadOrCreateSecretKey(null, dataDir);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(loadOrCreateSecretKey(null, dataDir)).toBe(secret);
  expect(statSync(path.join(dataDir, "secret.key")).mode & 0o777).toBe(0o600);
});

test("a secret can be created after a process was killed while creating one", () => {
  writeFileSync(path.join(folder, "secret.key.1"), "");
  expect(loadOrCreateSecretKey(null, folder)).toMatch(/^[\w-]{43}$/);
  expect(readdirSync(folder).sort()).toEqual(["secret.key", "secret.key.1"]);
});

test("a configured secret creates no file", () => {
  expect(loadOrCreateSecretKey("configured", path.join(folder, "none"))).toBe("configured");
  expect(() => statSync(path.join(folder, "none"))).toThrow("ENOENT");
});

test("a secret file that was cut short is refused", () => {
  writeFileSync(path.join(folder, "secret.key"), "");
  expect(() => loadOrCreateSecretKey(null, folder)).toThrow("secret.key is damaged");
});
