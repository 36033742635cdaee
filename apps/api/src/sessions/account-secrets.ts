import { createHash, hkdfSync } from "node:crypto";

export type AccountSecret = { version: number; value: string };

/**
 * The keys of accounts, derived from the server's secret keys. The first one signs cookies and
 * encrypts; the others still decrypt two-factor secrets. The version names the key in what it
 * encrypted.
 */
export function accountSecrets(secretKeys: readonly [string, ...string[]]): AccountSecret[] {
  return [...new Set(secretKeys)].map((secretKey) => {
    const value = derive(secretKey);
    return { version: createHash("sha256").update(value).digest().readUInt32BE(0), value };
  });
}

/** The key that signs the cookies of sessions. */
export function sessionCookieSecret(secretKey: string): string {
  return derive(secretKey);
}

function derive(secretKey: string): string {
  const bytes = hkdfSync("sha256", secretKey, "comanda", "staff accounts v1", 32);
  return Buffer.from(bytes).toString("base64url");
}
