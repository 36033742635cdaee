import { hkdfSync, randomUUID, timingSafeEqual } from "node:crypto";
import { WEEK_MS } from "@comanda/domain/time/durations";
import { insertAccount } from "../accounts/accounts.store.ts";
import type { Deps } from "../context/deps.ts";
import { transact } from "../db/transact.ts";
import { Refusal } from "../shared/refusal.ts";
import { newSecretToken } from "../shared/secret-token.ts";
import { DEMO_ACCOUNT_ID } from "../staff/demo-account.ts";
import { endDemo, findDemoCompanies, putDemoOwner, readDemoImports } from "../team/demo.store.ts";
import { insertSession } from "./sessions.store.ts";

/** How long the demo's session lasts. */
export const DEMO_SESSION_MS = WEEK_MS;

/** Returns the token of the demo's link, which is the same at every start of this installation. */
export function demoToken(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "comanda", "demo console v1", 32)).toString(
    "base64url",
  );
}

/** Returns the ids of the companies that still belong to the demo. */
export async function listDemoCompanies({ db }: Pick<Deps, "db">): Promise<string[]> {
  return findDemoCompanies(db, await readDemoImports(db));
}

/** `address` is the visitor's IP address. */
export type DemoVisitor = { address: string | null; userAgent: string | null };

/**
 * Opens a session of the demo's owner, who owns the demo companies and nothing else. 410
 * `link_expired` for a wrong token, when the demo is off, and when no demo company is left.
 */
export async function openDemo(
  deps: Pick<Deps, "db" | "clock" | "secret" | "demo">,
  token: string,
  { address, userAgent }: DemoVisitor,
): Promise<{ sessionToken: string; companyIds: string[] } | Refusal> {
  const expected = Buffer.from(demoToken(deps.secret));
  const given = Buffer.from(token);
  const matches = given.length === expected.length && timingSafeEqual(given, expected);
  if (!deps.demo || !matches) return new Refusal("link_expired");
  const companyIds = await listDemoCompanies(deps);
  if (companyIds.length === 0) return new Refusal("link_expired");
  const sessionToken = newSecretToken();
  const expires_at = new Date(deps.clock().getTime() + DEMO_SESSION_MS);
  return transact(deps.db, async (trx) => {
    await insertAccount(trx, {
      id: DEMO_ACCOUNT_ID,
      name: "Demo",
      email: null,
      passwordHash: null,
    });
    await putDemoOwner(trx, companyIds);
    await insertSession(trx, {
      id: randomUUID(),
      account_id: DEMO_ACCOUNT_ID,
      token: sessionToken,
      expires_at,
      ip_address: address,
      user_agent: userAgent,
    });
    return { sessionToken, companyIds };
  });
}

/**
 * Ends every session of the demo's link, and removes all staff, invitations and tablets of the
 * demo companies. They no longer belong to the demo: real owners can claim them.
 */
export async function closeDemo({ db }: Pick<Deps, "db">): Promise<void> {
  await transact(db, (trx) => endDemo(trx).then(() => null));
}
