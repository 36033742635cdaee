import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const VERSION = "v1";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The owner of a secret: a text sealed for one owner does not open for another. */
export type BoxOwner = {
  companyId: string;
  /** What the secret is of: a payment provider, a webhook, a mail. */
  purpose: string;
};

/**
 * `other_key`: sealed with a key that is not configured. `damaged`: altered, cut, or another
 * owner's.
 */
export class SecretBoxFault {
  readonly reason: "other_key" | "damaged";

  constructor(reason: "other_key" | "damaged") {
    this.reason = reason;
  }
}

export type SecretBox = {
  seal(owner: BoxOwner, secret: string): string;
  open(owner: BoxOwner, sealed: string): string | SecretBoxFault;
};

/**
 * Encrypts secrets for the database, such as payment keys and those of webhooks: AES-256-GCM with a key
 * derived from the server's SECRET_KEY, as `v1.<key id>.<nonce, text and tag>`. The first of `secretKeys`
 * seals; texts that earlier keys sealed still open, so that the SECRET_KEY can be changed.
 */
export function secretBox(secretKeys: readonly [string, ...string[]]): SecretBox {
  const [current, ...earlier] = secretKeys.map(derive) as [DerivedKey, ...DerivedKey[]];

  function seal(owner: BoxOwner, secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv("aes-256-gcm", current.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(bound(owner, current.id));
    const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
    const bytes = Buffer.concat([nonce, text, cipher.getAuthTag()]);
    return [VERSION, current.id, bytes.toString("base64url")].join(".");
  }

  function open(owner: BoxOwner, sealed: string): string | SecretBoxFault {
    const [version, id, payload = "", ...more] = sealed.split(".");
    const bytes = Buffer.from(payload, "base64url");
    // Accept only the one spelling of these bytes: a decoder would skip invalid characters.
    const isWhole = bytes.toString("base64url") === payload && more.length === 0;
    if (version !== VERSION || !isWhole || bytes.length < NONCE_BYTES + TAG_BYTES) {
      return new SecretBoxFault("damaged");
    }
    const derived = [current, ...earlier].find((each) => each.id === id);
    if (!derived) return new SecretBoxFault("other_key");
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv("aes-256-gcm", derived.key, nonce, options);
    decipher.setAAD(bound(owner, derived.id));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    } catch {
      return new SecretBoxFault("damaged");
    }
  }

  return { seal, open };
}

type DerivedKey = { id: string; key: Buffer };

function derive(secretKey: string): DerivedKey {
  const bytes = (use: string, length: number) =>
    Buffer.from(
      hkdfSync("sha256", secretKey, "comanda", `payment keys ${VERSION}: ${use}`, length),
    );
  return { id: bytes("id", 4).toString("hex"), key: bytes("encryption", 32) };
}

function bound({ companyId, purpose }: BoxOwner, keyId: string): Buffer {
  return Buffer.from(JSON.stringify([VERSION, keyId, companyId, purpose]), "utf8");
}
