import { createHash, randomBytes } from "node:crypto";

/** A token that a printer or its agent proves itself with: 192 random bits. */
export function newPrinterToken(): string {
  return randomBytes(24).toString("base64url");
}

/** What the database keeps of a token. The token is random, so that a plain hash is enough. */
export function hashPrinterToken(token: string): string {
  return createHash("sha256").update(`printer:${token}`).digest("hex");
}
