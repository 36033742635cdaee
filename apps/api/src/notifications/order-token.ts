import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { OrderVisibility } from "../orders/order-view.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Longer than any of ours: what is longer is not even decoded. */
const MAX_LENGTH = 1_000;

/** A payment is waited for so long, or a little more; then the order, read anew, brings another. */
const LIFETIME_MS = 15 * 60_000;

/** Which order a token lets its holder follow, and how much of it they saw when they were given it. */
export type OrderTokenClaim = { companyId: string; orderId: string; view: OrderVisibility };

export type OrderTokens = {
  seal(claim: OrderTokenClaim, now: Date): string;
  /** Null of what is expired, altered, sealed under another key, or no token at all. */
  open(token: string, now: Date): OrderTokenClaim | null;
};

type Payload = OrderTokenClaim & { origin: "webapp"; until: number };

/**
 * The `authorization` of the websocket (spec §7, External calls; design §5): AES-256-GCM under a key
 * derived from the server's secret, so that whoever finds one in a proxy's log learns nothing from
 * it, and soon can do nothing with it.
 */
export function orderTokens(secret: string): OrderTokens {
  const key = Buffer.from(hkdfSync("sha256", secret, "comanda", "order socket v1", 32));
  const options = { authTagLength: TAG_BYTES };

  function seal(claim: OrderTokenClaim, now: Date): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", key, nonce, options);
    const until = now.getTime() + LIFETIME_MS;
    const text = JSON.stringify({ ...claim, origin: "webapp", until } satisfies Payload);
    const sealed = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString("base64url");
  }

  function open(token: string, now: Date): OrderTokenClaim | null {
    const bytes = token.length > MAX_LENGTH ? Buffer.alloc(0) : Buffer.from(token, "base64url");
    // The one spelling of these bytes: a decoder would skip what is none of its signs.
    if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== token)
      return null;
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), options);
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      const payload = Buffer.concat([text, decipher.final()]).toString("utf8");
      const { companyId, orderId, view, until } = JSON.parse(payload) as Payload;
      return now.getTime() < until ? { companyId, orderId, view } : null;
    } catch {
      return null;
    }
  }

  return { seal, open };
}
