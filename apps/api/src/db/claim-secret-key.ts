import { hkdfSync } from "node:crypto";
import type { Kysely } from "kysely";
import { DatabaseRefused } from "./database-refused.ts";
import { readInstallationFact, writeInstallationFact } from "./installation-facts.ts";
import type { Database } from "./schema/database.ts";

/**
 * Stores a fingerprint of this process's secret key in the database; the fingerprint does not
 * reveal the key. The first of `secretKeys` is this process's, and replaces an earlier one in the
 * list. Throws `DatabaseRefused` when the database is used with another key: this process could
 * neither decrypt what the other processes encrypt nor recognise their visitors. Only one process
 * may call it at a time.
 */
export async function claimSecretKey(
  db: Kysely<Database>,
  secretKeys: readonly [string, ...string[]],
): Promise<void> {
  await checkSecretKey(db, secretKeys);
  await writeInstallationFact(db, "secret_key", fingerprint(secretKeys[0]));
}

/** Throws `DatabaseRefused` as `claimSecretKey` does, and stores nothing. */
export async function checkSecretKey(
  db: Kysely<Database>,
  secretKeys: readonly [string, ...string[]],
): Promise<void> {
  const stored = await readInstallationFact(db, "secret_key");
  if (stored === null || secretKeys.map(fingerprint).includes(stored)) return;
  throw new DatabaseRefused(
    "The database is used with another SECRET_KEY. Processes that share a Postgres need the same one: set SECRET_KEY to it (a generated one is in the file secret.key of that process's DATA_DIR). To change the key, put the earlier one into EARLIER_SECRET_KEYS. See docs/configuration.md.",
  );
}

function fingerprint(secretKey: string): string {
  const bytes = hkdfSync("sha256", secretKey, "comanda", "fingerprint v1", 16);
  return Buffer.from(bytes).toString("hex");
}
