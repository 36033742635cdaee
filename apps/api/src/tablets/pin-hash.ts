import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { type AccountSecret, accountSecrets } from "../sessions/account-secrets.ts";

const derive = promisify(argon2);

/** 19 MiB and two passes, the least that OWASP's cheat sheet of password storage names. */
const COST = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 };
const SALT_BYTES = 16;

export type PinHasher = {
  hash: (pin: string) => Promise<string>;
  /** Takes as long for null, which no PIN matches. */
  verify: (pin: string, stored: string | null) => Promise<boolean>;
};

/**
 * Hashes PINs with Argon2id and the server's key: a copy of the database alone does not allow
 * guessing. A hash is `argon2id.<key version>.<salt>.<hash>`; hashes of earlier keys still verify.
 */
export function createPinHasher(secretKeys: readonly [string, ...string[]]): PinHasher {
  const secrets = accountSecrets(secretKeys);
  const current = secrets[0] as AccountSecret;
  const compute = (pin: string, salt: Buffer, secret: AccountSecret) =>
    derive("argon2id", { ...COST, message: pin, nonce: salt, secret: secret.value });
  return {
    hash: async (pin) => {
      const salt = randomBytes(SALT_BYTES);
      const hash = await compute(pin, salt, current);
      const [saltText, hashText] = [salt, hash].map((bytes) => bytes.toString("base64url"));
      return `argon2id.${current.version}.${saltText}.${hashText}`;
    },
    verify: async (pin, stored) => {
      const [, version, saltText = "", hashText = ""] = stored?.split(".") ?? [];
      const secret = secrets.find((each) => String(each.version) === version);
      const salt = secret ? Buffer.from(saltText, "base64url") : Buffer.alloc(SALT_BYTES);
      const hash = await compute(pin, salt, secret ?? current);
      const expected = Buffer.from(hashText, "base64url");
      return (
        secret !== undefined && expected.length === hash.length && timingSafeEqual(hash, expected)
      );
    },
  };
}
