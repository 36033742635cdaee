import { ECDH } from "node:crypto";
import { isPublicHttps } from "../shared/is-public-https.ts";

/**
 * Whether a push service may be called at this endpoint. A browser names it, so it is any text that
 * a member sends: a public address (`isPublicHttps`) at the usual port. `testOrigin` is always allowed.
 */
export function isAllowedEndpoint(endpoint: string, testOrigin: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (testOrigin !== null && url.origin === testOrigin) return true;
  return url.port === "" && isPublicHttps(url);
}

/** Whether a browser's key is a point of the curve P-256: nothing can be encrypted for another one. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}
