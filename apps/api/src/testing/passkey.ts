import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema/database.ts";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;

/** A device with a passkey, which answers challenges as WebAuthn says. */
export type TestPasskey = {
  /** The body of `/auth/passkey/verify-authentication` for a challenge of this console. */
  answer: (
    challenge: string,
    origin: string,
    user: { isVerified: boolean },
  ) => { response: object };
};

/** Stores a passkey of an account. */
export async function putTestPasskey(
  db: Kysely<Database>,
  accountId: string,
): Promise<TestPasskey> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const coordinate = (text: string) => Buffer.from(text, "base64url");
  // The key in COSE: ES256 on P-256, then both coordinates.
  const head = Buffer.from("a5010203262001215820", "hex");
  const key = Buffer.concat([head, coordinate(x), Buffer.from("225820", "hex"), coordinate(y)]);
  const id = randomBytes(16).toString("base64url");
  const kind = { device_type: "singleDevice", backed_up: false, counter: 0 };
  const passkey = { id, account_id: accountId, credential_id: id, ...kind };
  await db
    .insertInto("staff_passkeys")
    .values({ ...passkey, public_key: key.toString("base64") } as never)
    .execute();
  const answer: TestPasskey["answer"] = (challenge, origin, { isVerified }) => {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    const site = createHash("sha256").update(new URL(origin).hostname).digest();
    const data = Buffer.concat([site, Buffer.from([flags, 0, 0, 0, 0])]);
    const client = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin }));
    const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
    const proof = {
      authenticatorData: data.toString("base64url"),
      clientDataJSON: client.toString("base64url"),
      signature: sign("sha256", signed, privateKey).toString("base64url"),
    };
    const ids = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
    return { response: { ...ids, response: proof } };
  };
  return { answer };
}
