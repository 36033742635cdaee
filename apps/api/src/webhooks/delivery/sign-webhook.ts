import { createHmac } from "node:crypto";

/**
 * The header `Comanda-Signature`: `t=<seconds>,v1=<hex>`, with one `v1` for each secret. A signature
 * is the HMAC-SHA256 of `<seconds>.<body>`, so that an old request cannot be sent again as a new one.
 */
export function signWebhook(body: string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`,
  );
  return [`t=${seconds}`, ...signatures].join(",");
}
