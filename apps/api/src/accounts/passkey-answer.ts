import * as v from "valibot";

const Answer = v.object({
  response: v.object({ response: v.object({ authenticatorData: v.string() }) }),
});

/** The byte of flags behind the hash of the site's name, and its flag "user verified" (WebAuthn 6.1). */
const FLAGS_AT = 32;
const USER_VERIFIED = 0x04;

/**
 * Whether the device has verified the person, by PIN or fingerprint, before it signed this answer to
 * a passkey's challenge. The signature covers the flags, so an answer with a changed flag is refused.
 */
export function isUserVerified(body: unknown): boolean {
  const parsed = v.safeParse(Answer, body);
  if (!parsed.success) return false;
  const data = Buffer.from(parsed.output.response.response.authenticatorData, "base64url");
  return ((data[FLAGS_AT] ?? 0) & USER_VERIFIED) !== 0;
}
