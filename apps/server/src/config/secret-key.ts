import { randomBytes } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { OperatorError } from "../errors/operator-error.ts";

const KEY_BYTES = 32;

/**
 * Loads the key that signs visitors' cookies: the configured one, or one that is created once in
 * the data folder. Several processes on one Postgres need the same configured key.
 */
export function loadOrCreateSecretKey(configured: string | null, dataDir: string): string {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, "secret.key");
  if (!existsSync(file)) createSecretFile(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < KEY_BYTES)
    throw new OperatorError(`${file} is damaged: remove it, and the next start makes a new one`);
  return secret;
}

/** The file gets its name after all of it is on the disk: the process may be killed at any time. */
function createSecretFile(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process may have created the file meanwhile. Some file systems have no links.
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
