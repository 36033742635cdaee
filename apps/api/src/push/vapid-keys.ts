import type { Kysely } from "kysely";
import { readInstallationFact, writeInstallationFact } from "../db/installation-facts.ts";
import type { Database } from "../db/schema/database.ts";
import { SecretBoxFault, secretBox } from "../shared/secret-box.ts";

/** The keys by which push services recognise this installation (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const OWNER = { companyId: "", purpose: "push" };

/**
 * Reads the installation's keys, and makes them at the first start. They are kept sealed: a browser's
 * subscription is bound to them. Keys that no secret key opens are made again, and then browsers
 * subscribe again. Only one process may call it at a time.
 */
export async function loadOrCreateVapidKeys(
  db: Kysely<Database>,
  secretKeys: readonly [string, ...string[]],
): Promise<VapidKeys> {
  const box = secretBox(secretKeys);
  const stored = await readInstallationFact(db, "vapid_keys");
  const opened = stored === null ? null : box.open(OWNER, stored);
  if (opened !== null && !(opened instanceof SecretBoxFault)) return JSON.parse(opened);
  const { default: webPush } = await import("web-push");
  const keys = webPush.generateVAPIDKeys();
  await writeInstallationFact(db, "vapid_keys", box.seal(OWNER, JSON.stringify(keys)));
  return keys;
}
