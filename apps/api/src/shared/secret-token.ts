import { createHash, randomBytes } from "node:crypto";

/** A new token of 256 random bits, for a link or a cookie. The database keeps only its hash. */
export function newSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The SHA-256 of a token, in hex. The token is random, so it needs no salt. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
