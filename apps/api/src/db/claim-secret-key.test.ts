import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../testing/test-database.ts";
import { checkSecretKey, claimSecretKey } from "./claim-secret-key.ts";
import { DatabaseRefused } from "./database-refused.ts";
import { readInstallationFact } from "./installation-facts.ts";
import type { Database } from "./schema/database.ts";

const OLD = "old-".repeat(8);
const NEW = "new-".repeat(8);
const OTHER = "other".repeat(8);

let db: Kysely<Database>;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => db.destroy());

test("a second process with another key is refused, and the message names the variable to set", async () => {
  await claimSecretKey(db, [OLD]);
  const claiming = claimSecretKey(db, [OTHER]);
  await expect(claiming).rejects.toThrow(DatabaseRefused);
  await expect(claiming).rejects.toThrow("set SECRET_KEY to it");
  await claimSecretKey(db, [OLD]);
});

test("the key is changed by listing the earlier one, which is refused from then on", async () => {
  await claimSecretKey(db, [OLD]);
  await claimSecretKey(db, [NEW, OTHER, OLD]);
  await claimSecretKey(db, [NEW]);
  await expect(claimSecretKey(db, [OLD])).rejects.toThrow(DatabaseRefused);
});

test("the database stores neither the key nor a part of it", async () => {
  await claimSecretKey(db, [OLD]);
  const stored = await readInstallationFact(db, "secret_key");
  expect(stored).toMatch(/^[0-9a-f]{32}$/u);
  expect(stored).not.toContain(Buffer.from("old-").toString("hex"));
});

test("a check alone stores no key", async () => {
  await checkSecretKey(db, [OTHER]);
  await claimSecretKey(db, [OLD]);
  await expect(checkSecretKey(db, [OTHER])).rejects.toThrow(DatabaseRefused);
});
