import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
} from "node:crypto";
import { MINUTE_MS } from "@comanda/domain/time/durations";
import type { OrderVisibility } from "../orders/order-view.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Longer than any token of ours; a longer text is not even decoded. */
const MAX_LENGTH = 1_000;

/**
 * A little longer than a payment is waited for; then the order, when it is read again, has a new
 * token.
 */
const LIFETIME_MS = 15 * MINUTE_MS;

/** The order that a token's holder may follow, and how much of it they see. */
export type OrderTokenClaim = { companyId: string; orderId: string; view: OrderVisibility };

/** A table whose calls its guests follow: `orderId` is the id of its QR code. */
export type TableTokenClaim = { companyId: string; orderId: string; view: "table" };

/** A shared cart that one of its guests follows: `orderId` is the id of the cart. */
export type SharedCartTokenClaim = { companyId: string; orderId: string; view: "shared_cart" };

/** What the holder of a token may follow. */
export type SocketClaim = OrderTokenClaim | TableTokenClaim | SharedCartTokenClaim;

export type OrderTokens = {
  seal(claim: SocketClaim, now: Date): string;
  /** Null for a token that is expired, altered, sealed under another key, or malformed. */
  open(token: string, now: Date): SocketClaim | null;
};

type Payload = SocketClaim & { origin: "webapp"; until: number };

/**
 * Returns the `authorization` of the websocket: AES-256-GCM under a key derived from the server's
 * secret. A token in a proxy's log is unreadable and soon expires. The nonce is derived from the
 * content, so that an answer that is repeated at the same instant is the same to the byte.
 */
export function orderTokens(secret: string): OrderTokens {
  // Node prepares a key object once, and bytes for each token.
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", secret, "comanda", use, 32)));
  const key = derive("order socket v1");
  const nonceKey = derive("order socket nonce v1");
  const options = { authTagLength: TAG_BYTES };

  function seal(claim: SocketClaim, now: Date): string {
    const until = now.getTime() + LIFETIME_MS;
    const text = JSON.stringify({ ...claim, origin: "webapp", until } satisfies Payload);
    const nonce = createHmac("sha256", nonceKey).update(text).digest().subarray(0, NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", key, nonce, options);
    const sealed = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat(sealed).toString("base64url");
  }

  function open(token: string, now: Date): SocketClaim | null {
    const bytes = token.length > MAX_LENGTH ? Buffer.alloc(0) : Buffer.from(token, "base64url");
    // Only the canonical spelling of these bytes: the decoder skips characters that are not
    // base64url.
    if (bytes.length < NONCE_BYTES + TAG_BYTES || bytes.toString("base64url") !== token)
      return null;
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), options);
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      const payload = Buffer.concat([text, decipher.final()]).toString("utf8");
      const { companyId, orderId, view, until } = JSON.parse(payload) as Payload;
      return now.getTime() < until ? ({ companyId, orderId, view } as SocketClaim) : null;
    } catch {
      return null;
    }
  }

  return { seal, open };
}
