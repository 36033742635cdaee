import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PlainError } from "./plain-error.ts";

const BYTES = 32;

/**
 * The key that signs visitors' cookies: the configured one, or one made once and kept in the data
 * folder. Several processes on one Postgres must be configured with the same.
 */
export function readSecret(configured: string | null, dataDir: string): string {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, "secret.key");
  try {
    const made = randomBytes(BYTES).toString("base64url");
    writeFileSync(file, made, { mode: 0o600, flag: "wx", flush: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < BYTES)
    throw new PlainError(`${file} is damaged: remove it to have it made anew`);
  return secret;
}
