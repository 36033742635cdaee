import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scrypt } = crypto;

/** As `scrypt`, at the lowest cost. */
const quickScrypt: typeof scrypt = (
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  ...[options, done]: unknown[]
) => scrypt(password, salt, length, { ...(options as object), N: 2 }, done as never);

/**
 * Hashes passwords at a low cost in the tests of this process: each takes a tenth of a second of the
 * processor by design. No code of the server knows of it. `password-cost.test.ts` takes it back, and holds
 * the real cost.
 */
export function hashPasswordsQuickly(quickly = true): void {
  crypto.scrypt = quickly ? quickScrypt : scrypt;
  syncBuiltinESMExports();
}
